import css from './sample-sheet.module.css'
import { landingTexts } from './texts.ts'

const { sample } = landingTexts

/** What the product is about, shown instead of described: a cost sheet, as text and not as a picture. */
export function SampleSheet() {
  return (
    <figure className={css.sheet}>
      <figcaption className={css.caption}>{sample.caption}</figcaption>
      <p className={css.name}>{sample.name}</p>
      <p className={css.meta}>{sample.meta}</p>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{sample.headings.ingredient}</th>
            <th scope="col">{sample.headings.quantity}</th>
            <th scope="col">{sample.headings.cost}</th>
          </tr>
        </thead>
        <tbody>
          {sample.lines.map(([name, quantity, cost]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{quantity}</td>
              <td>{cost}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {[sample.total, sample.perServing].map(([name, cost]) => (
            <tr key={name}>
              <th scope="row" colSpan={2}>
                {name}
              </th>
              <td>{cost}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </figure>
  )
}
