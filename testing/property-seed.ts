import fc from 'fast-check'

/**
 * Property tests draw the same examples at every run, so that a commit is judged by what it changes and not by the draw.
 * `PROPERTY_SEED=random npm run unit` draws others; a number repeats a run that found something.
 */
const { PROPERTY_SEED = '20261123' } = process.env

if (PROPERTY_SEED !== 'random') fc.configureGlobal({ seed: Number(PROPERTY_SEED) })
