import { ProductPicture } from '#web/ui/ProductPicture.tsx'
import css from './jobs.module.css'
import { landingTexts } from './texts.ts'

const { jobs, pictures } = landingTexts

/** Four jobs of a kitchen, each told with the screen that does it. */
export function Jobs() {
  return (
    <>
      {(['cost', 'scan', 'lab', 'ice'] as const).map((job) => (
        <section key={job} className={css.job} data-job={job}>
          <div className={css.words}>
            <h2 className={css.title}>{jobs[job].title}</h2>
            <p className={css.text}>{jobs[job].text}</p>
            <ul className={css.facts}>
              {jobs[job].facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </div>
          {job === 'scan' ? (
            <div className={css.pair}>
              <ProductPicture name="paper" alt={pictures.paper} />
              <ProductPicture name="read" alt={pictures.read} />
            </div>
          ) : (
            <ProductPicture name={job} alt={pictures[job]} />
          )}
        </section>
      ))}
    </>
  )
}
