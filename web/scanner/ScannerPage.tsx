import { Button } from '@mantine/core'
import { IconPlus, IconScan } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { mostPages } from '#core/parsing/paper/pages.ts'
import { toast } from '#web/data/toast.ts'
import { useUnsavedGuard } from '#web/data/use-unsaved-guard.ts'
import { Loading } from '#web/ui/Loading.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { FileInput, ImageDrop } from './ImageDrop.tsx'
import { NoteReview } from './note/NoteReview.tsx'
import { SavedRecipe } from './SavedRecipe.tsx'
import { SeveralRecipes } from './SeveralRecipes.tsx'
import { SheetList } from './SheetList.tsx'
import css from './scanner.module.css'
import { Tips } from './Tips.tsx'
import { scannerTexts as texts } from './texts.ts'
import { type ScanState, type Sheet, useScan } from './use-scan.ts'

/** `/document-scanner`: choose a photo, look at it, and it becomes a recipe of the library. */
export function ScannerPage() {
  const [photo, setPhoto] = useState<File | null>(null)
  const [quarterTurns, setQuarterTurns] = useState(0)
  const [before, setBefore] = useState<readonly Sheet[]>([])
  const { state, scan, save, keep, cancel, reset } = useScan()
  const working = state.step === 'working'
  // Read and kept nowhere: another photo or another screen would throw it away.
  const mayLose = useUnsavedGuard(state.step === 'unsaved' || (state.step === 'several' && state.saved.length === 0))
  const locked = working || state.step === 'saved'
  const more = useRef<HTMLInputElement>(null)

  // The button that was pressed is out of use while the photo is read: the keyboard goes on from the next that can be.
  const actions = useRef<HTMLDivElement>(null)
  const started = useRef(false)
  useEffect(() => {
    if (working) actions.current?.scrollIntoView({ block: 'nearest' })
    started.current ||= working
    const lost = document.activeElement === document.body || document.activeElement?.matches(':disabled') === true
    if (started.current && lost) actions.current?.querySelector<HTMLElement>('button:enabled')?.focus()
  }, [working])

  /** The last of them is the one in sight, those before it are listed. */
  const lay = async (sheets: readonly Sheet[]): Promise<void> => {
    if (!(await mayLose())) return
    if (sheets.length > mostPages) toast.error(texts.error, texts.sheets.tooMany(mostPages))
    const kept = sheets.slice(0, mostPages)
    const last = kept.at(-1)
    setBefore(kept.slice(0, -1))
    setPhoto(last?.file ?? null)
    setQuarterTurns(last?.quarterTurns ?? 0)
    reset()
  }
  const choose = (files: readonly File[]): void => {
    // What was read to its end is done; a photo that said nothing is taken again, and its other sheets stay.
    const isDone = state.step === 'several' || state.step === 'note'
    void lay([...(isDone ? [] : before), ...files.map(asSheet)])
  }
  const generate = (): void => {
    if (photo === null) toast.error(texts.error, texts.fileFirst)
    else void scan([...before, { file: photo, quarterTurns }])
  }
  const addSheet = (files: FileList | null): void => {
    if (files === null || files.length === 0 || photo === null) return
    void lay([...before, { file: photo, quarterTurns }, ...[...files].map(asSheet)])
  }

  return (
    <div>
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <div className={css.bench}>
        <section aria-label={texts.chooser.label}>
          <ImageDrop
            photo={photo}
            quarterTurns={quarterTurns}
            disabled={locked}
            onChoose={choose}
            onRotate={() => setQuarterTurns((turns) => (turns + 1) % 4)}
          />
          <SheetList
            sheets={before}
            disabled={locked}
            onRemove={(at) => setBefore(before.filter((_, index) => index !== at))}
          />
          {state.step === 'unsaved' && (
            <Notice
              voice="amber"
              role="alert"
              actions={<Button onClick={() => void save(state.found)}>{texts.unsaved.again}</Button>}
            >
              <p>{texts.unsaved.text(state.found.recipe.name)}</p>
            </Notice>
          )}
          {state.step === 'several' && <SeveralRecipes {...state} onSave={keep} />}
          {state.step === 'note' && <NoteReview note={state.note} />}
          {state.step === 'nothing' && (
            <Notice voice="amber" title={texts.nothing.title}>
              {(state.advice.length > 0 ? state.advice : texts.nothing.advice).map((line) => (
                <p key={line}>{line}</p>
              ))}
            </Notice>
          )}
          {state.step === 'saved' && <SavedRecipe {...state.found} />}
          <div ref={actions} className={css.actions}>
            <Button
              leftSection={<IconScan size="1.25rem" stroke={1.5} aria-hidden />}
              onClick={generate}
              disabled={locked}
            >
              {texts.generate}
            </Button>
            {photo !== null && before.length < mostPages - 1 && (
              <Button
                variant="default"
                leftSection={<IconPlus size="1.25rem" stroke={1.5} aria-hidden />}
                disabled={locked}
                onClick={() => more.current?.click()}
              >
                {texts.sheets.add}
              </Button>
            )}
            <FileInput ref={more} label={texts.sheets.add} onFiles={addSheet} />
            {working && (
              <Button variant="default" onClick={cancel} disabled={state.stage === 'saving'}>
                {texts.cancel}
              </Button>
            )}
            {working && <Loading text={stageOf(state)} />}
          </div>
        </section>
        <Tips />
      </div>
    </div>
  )
}

const asSheet = (file: File): Sheet => ({ file, quarterTurns: 0 })

const stageOf = ({ stage, sheet }: Extract<ScanState, { readonly step: 'working' }>): string =>
  sheet.of > 1 ? `${texts.sheets.reading(sheet.count, sheet.of)} ${texts.stages[stage]}` : texts.stages[stage]
