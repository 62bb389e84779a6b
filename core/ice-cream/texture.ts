export type MeltSpeed = 'lenta' | 'media' | 'rápida'
