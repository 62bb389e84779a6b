import { ActionIcon } from '@mantine/core'
import { IconArrowUp, IconPlayerStopFilled } from '@tabler/icons-react'
import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react'
import { assistantLimits } from '#core/api/assistant.ts'
import { formatDecimal } from '#core/format/decimal.ts'
import css from './composer.module.css'
import { assistantTexts as texts } from './texts.ts'

type Props = {
  readonly text: string
  readonly onText: (text: string) => void
  readonly waiting: boolean
  /** The cook is about to write. */
  readonly onFocus: () => void
  readonly onSend: () => void
  readonly onStop: () => void
  readonly input: RefObject<HTMLTextAreaElement | null>
}

/**
 * Specification §2: a text area between 60 and 120 px high; Enter sends, Shift+Enter begins a line. While an answer is
 * awaited the send button stays where it is, disabled, and a button of its own beside it stops the waiting (§4).
 */
export function Composer({ text, onText, waiting, onFocus, onSend, onStop, input }: Props) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stop button takes width from the text, which may need another line.
  useLayoutEffect(() => {
    const area = input.current
    if (area === null) return
    // As high as its text; the style sheet holds the limits.
    area.style.height = 'auto'
    area.style.height = text === '' ? '' : `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`
  }, [text, input, waiting])

  const tooLong = text.trim().length > assistantLimits.question
  const blocked = waiting || text.trim() === '' || tooLong
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // While a Japanese or accented letter is being composed, Enter belongs to it; Safari says so by the key code 229.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return
    event.preventDefault()
    if (!blocked) onSend()
  }
  return (
    <form
      className={css.composer}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!blocked) onSend()
      }}
    >
      <textarea
        ref={input}
        className={css.input}
        rows={1}
        value={text}
        placeholder={texts.placeholder}
        aria-label={texts.input}
        aria-invalid={tooLong || undefined}
        aria-describedby={tooLong ? 'consulta-larga' : undefined}
        enterKeyHint="send"
        onFocus={onFocus}
        onChange={(event) => onText(event.currentTarget.value)}
        onKeyDown={press}
      />
      {waiting && (
        <ActionIcon
          className={css.stop ?? ''}
          variant="default"
          aria-label={texts.stop}
          title={texts.stop}
          onClick={onStop}
        >
          <IconPlayerStopFilled size="1.125rem" aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon
        className={css.send ?? ''}
        type="submit"
        variant="filled"
        aria-label={texts.send}
        title={texts.send}
        disabled={blocked}
      >
        <IconArrowUp size="1.375rem" aria-hidden />
      </ActionIcon>
      {tooLong && (
        <p id="consulta-larga" className={css.tooLong} role="status">
          {texts.tooLong(formatDecimal(text.trim().length), formatDecimal(assistantLimits.question))}
        </p>
      )}
    </form>
  )
}
