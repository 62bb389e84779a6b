import { useEffect, useState } from 'react'
import css from './scanner.module.css'
import { scannerTexts as texts } from './texts.ts'

type Props = { readonly photo: File; readonly quarterTurns: number }

/** The photo as it will be read; a file the browser cannot show says so, and is tried all the same. */
export function Preview({ photo, quarterTurns }: Props) {
  const [shown, setShown] = useState<{ readonly of: File; readonly url: string }>()
  const [broken, setBroken] = useState<File>()
  useEffect(() => {
    const url = URL.createObjectURL(photo)
    setShown({ of: photo, url })
    return () => URL.revokeObjectURL(url)
  }, [photo])

  return (
    <figure className={css.preview}>
      {broken === photo ? (
        <p className={css.invitation}>{texts.noPreview}</p>
      ) : (
        shown?.of === photo && (
          <div className={css.frame} data-turns={quarterTurns}>
            <img src={shown.url} alt={texts.preview(photo.name)} onError={() => setBroken(photo)} />
          </div>
        )
      )}
      <figcaption>{photo.name}</figcaption>
    </figure>
  )
}
