import { Button } from '@mantine/core'
import { IconCamera, IconFileText, IconPhoto, IconRotateClockwise } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Preview } from './Preview.tsx'
import css from './scanner.module.css'
import { scannerTexts } from './texts.ts'

const texts = scannerTexts.chooser

type Props = {
  readonly photo: File | null
  readonly quarterTurns: number
  readonly disabled: boolean
  /** One or more, in their order. */
  readonly onChoose: (files: readonly File[]) => void
  readonly onRotate: () => void
}

/** The sheet a photo is laid on: from the gallery, the camera, by dragging it here, or pasted. */
export function ImageDrop({ photo, quarterTurns, disabled, onChoose, onRotate }: Props) {
  const gallery = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  usePastedImage(disabled, onChoose)

  const take = (files: FileList | null): void => {
    if (files !== null && files.length > 0 && !disabled) onChoose([...files])
  }
  return (
    // Dragging is one way of four; the buttons are the others, so nothing is lost to the keyboard.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only receives what is dropped
    <div
      className={css.drop}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
    >
      {photo === null ? (
        <p className={css.invitation}>
          <IconFileText stroke={1.25} aria-hidden />
          {over ? texts.drop : texts.idle}
        </p>
      ) : (
        <Preview photo={photo} quarterTurns={quarterTurns} />
      )}
      <p className={css.hints} id="photo-hints">
        {texts.hints}
      </p>
      <div className={css.ways}>
        <Button
          variant="default"
          leftSection={<IconPhoto size="1.25rem" stroke={1.5} aria-hidden />}
          aria-describedby="photo-hints"
          disabled={disabled}
          onClick={() => gallery.current?.click()}
        >
          {texts.gallery}
        </Button>
        <Button
          variant="default"
          leftSection={<IconCamera size="1.25rem" stroke={1.5} aria-hidden />}
          disabled={disabled}
          onClick={() => camera.current?.click()}
        >
          {texts.camera}
        </Button>
        {photo !== null && (
          <Button
            variant="subtle"
            leftSection={<IconRotateClockwise size="1.25rem" stroke={1.5} aria-hidden />}
            disabled={disabled}
            onClick={onRotate}
          >
            {scannerTexts.rotate}
          </Button>
        )}
      </div>
      <FileInput ref={gallery} label={texts.gallery} onFiles={take} />
      <FileInput ref={camera} label={texts.camera} camera onFiles={take} />
    </div>
  )
}

type FileInputProps = {
  readonly ref: React.Ref<HTMLInputElement>
  readonly label: string
  readonly camera?: boolean
  readonly onFiles: (files: FileList | null) => void
}

/**
 * The browser's own chooser behind a button. The three kinds are named besides `image/*` because Safari on a Mac then turns
 * a HEIC into a JPEG by itself (docs/ciencia/motor-local.md §3.1). `capture` opens the camera on phones and tablets.
 */
export function FileInput({ ref, label, camera, onFiles }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      multiple={camera !== true}
      accept={camera ? 'image/*' : 'image/jpeg,image/png,image/webp,image/*,application/pdf'}
      {...(camera ? { capture: 'environment' } : {})}
      aria-label={label}
      hidden
      onChange={(event) => {
        onFiles(event.currentTarget.files)
        // The same photo chosen again is a choice again.
        event.currentTarget.value = ''
      }}
    />
  )
}

/** Ctrl+V anywhere on the page, unless it is text for a field. */
const usePastedImage = (disabled: boolean, onChoose: (files: readonly File[]) => void): void => {
  const choose = useRef(onChoose)
  choose.current = onChoose
  useEffect(() => {
    if (disabled) return
    const pasted = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      choose.current(files)
    }
    document.addEventListener('paste', pasted)
    return () => document.removeEventListener('paste', pasted)
  }, [disabled])
}
