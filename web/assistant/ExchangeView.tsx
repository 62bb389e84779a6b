import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import type { ReceivedChat } from '#core/api/received/chat.ts'
import { AnswerText } from './AnswerText.tsx'
import css from './assistant.module.css'
import type { Exchange } from './conversation.ts'
import { RecipeSheet } from './RecipeSheet.tsx'
import { assistantTexts as texts } from './texts.ts'

type Props = {
  readonly exchange: Exchange
  readonly waiting: boolean
  /** Another question is being answered: this one cannot be asked again now. */
  readonly busy: boolean
  readonly onSave: (exchange: Exchange) => void
  readonly onAskAgain: (exchange: Exchange) => void
  readonly onCorrect: (exchange: Exchange) => void
}

/** A question longer than this is a text, not a heading. */
const longestHeading = 160

/** One question and its answer. Drawn again only when it changes: a long conversation costs nothing while one types. */
export const ExchangeView = memo(function ExchangeView({
  exchange,
  waiting,
  busy,
  onSave,
  onAskAgain,
  onCorrect,
}: Props) {
  const { id, question, answer } = exchange
  const long = question.length > longestHeading || question.includes('\n')
  return (
    <section id={`consulta-${id}`} className={css.exchange} tabIndex={-1} aria-labelledby={`pregunta-${id}`}>
      <p className={css.speaker}>{texts.you}</p>
      <h2 id={`pregunta-${id}`} className={css.question} data-long={long || undefined}>
        {question}
      </h2>
      <p className={css.speaker} data-voice="assistant">
        {texts.assistant}
      </p>
      {waiting && (
        <p className={css.waiting}>
          <span className={css.ring} aria-hidden />
          {texts.waiting}
        </p>
      )}
      {!waiting && answer === undefined && (
        <div className={css.unanswered}>
          <p>{texts.noAnswer}</p>
          <Button variant="default" disabled={busy} onClick={() => onAskAgain(exchange)}>
            {texts.askAgain}
          </Button>
          <Button variant="subtle" disabled={busy} onClick={() => onCorrect(exchange)}>
            {texts.correct}
          </Button>
        </div>
      )}
      {answer !== undefined && (
        <>
          <AnswerText text={answer.response} />
          {answer.recipe !== null && <RecipeSheet recipe={answer.recipe} exchange={exchange} onSave={onSave} />}
          <OwnRecipes links={answer.links} />
          <Origin answer={answer} />
        </>
      )}
    </section>
  )
})

function OwnRecipes({ links }: Pick<ReceivedChat, 'links'>) {
  if (links.length === 0) return null
  return (
    <nav className={css.own} aria-label={texts.ownRecipes}>
      <span>{texts.ownRecipes}:</span>
      <ul>
        {links.map(({ recipeId, name }) => (
          <li key={recipeId}>
            <Link to="/library/$id" params={{ id: recipeId }}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Origin({ answer: { engine, model, notice } }: { readonly answer: ReceivedChat }) {
  const engineName = engine === 'model' ? (model ?? engine) : texts.localEngine
  const words = [engine === null ? null : texts.answeredBy(engineName), notice].filter((part) => part !== null)
  return words.length === 0 ? null : <p className={css.origin}>{words.join(' · ')}</p>
}
