import css from './guide.module.css'
import type { Block } from './guide.ts'
import { InlineText } from './InlineText.tsx'

type Props = {
  readonly block: Block
  /** Id of the heading the block stands under. */
  readonly under?: string
}

export function GuideBlock({ block, under }: Props) {
  switch (block.kind) {
    case 'heading':
      return (
        <h3 id={block.id} className={css.subheading}>
          {block.text}
        </h3>
      )
    case 'paragraph':
      return (
        <p>
          <InlineText content={block.content} />
        </p>
      )
    case 'list':
      return <GuideList block={block} />
    case 'table':
      return <GuideTable block={block} under={under} />
    case 'picture':
      return (
        <img
          className={css.picture}
          src={block.src}
          alt={block.alt}
          width={block.width}
          height={block.height}
          loading="lazy"
          decoding="async"
        />
      )
  }
}

/* The guide never changes while it is read: places are keys. */

function GuideList({ block: { ordered, items } }: { readonly block: Block & { kind: 'list' } }) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List className={css.list}>
      {items.map((content, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={at}>
          <InlineText content={content} />
        </li>
      ))}
    </List>
  )
}

type TableProps = { readonly block: Block & { kind: 'table' }; readonly under: string | undefined }

function GuideTable({ block: { head, rows }, under }: TableProps) {
  return (
    <table className={css.table} aria-labelledby={under}>
      <thead>
        <tr>
          {head.map((content, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <th key={at} scope="col">
              <InlineText content={content} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <tr key={at}>
            {row.map((content, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <td key={column}>
                <InlineText content={content} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
