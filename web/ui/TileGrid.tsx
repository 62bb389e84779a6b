import { Link, type LinkProps } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import css from './tile-grid.module.css'

export type Tile = {
  /** Left out: the tile leads nowhere and looks so. */
  readonly to?: NonNullable<LinkProps['to']>
  readonly title: string
  readonly text: string
  /** A word in the corner: 'Próximamente'. */
  readonly note?: string
  readonly icon: ComponentType<{ className?: string; stroke?: number; 'aria-hidden'?: boolean }>
}

/** A bench of tiles, parted by hairlines. The whole tile is the target. */
export function TileGrid({ tiles, label }: { readonly tiles: readonly Tile[]; readonly label: string }) {
  return (
    <ul className={css.grid} aria-label={label}>
      {tiles.map((tile) => (
        <li key={tile.title} className={css.cell}>
          {tile.to === undefined ? (
            <div className={css.tile} data-idle>
              <TileFace tile={tile} />
            </div>
          ) : (
            <Link to={tile.to} className={css.tile}>
              <TileFace tile={tile} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

function TileFace({ tile: { icon: Icon, title, text, note } }: { tile: Tile }) {
  return (
    <>
      <Icon className={css.icon ?? ''} stroke={1.4} aria-hidden />
      <span className={css.title}>{title}</span>
      {note !== undefined && <span className={css.note}>{note}</span>}
      <span className={css.text}>{text}</span>
    </>
  )
}
