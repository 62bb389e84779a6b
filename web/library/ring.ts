/** Three short notes every two seconds, for twenty seconds: heard over an extractor, and not for ever. */
const everyMs = 2000
const mostRounds = 10
const notes = [0, 0.22, 0.44] as const
const noteSeconds = 0.16
const hertz = 1320
const loudness = 0.4

let audio: AudioContext | undefined

/**
 * A browser lets a page be heard only after a touch: call this in the press that sets a timer. Without sound (an old
 * browser, a muted tablet) the words on the screen and the vibration are what there is.
 */
export const prepareSound = (): void => {
  try {
    audio ??= new AudioContext()
    void audio.resume()
  } catch (error) {
    console.info('This browser has no sound for the timers', error)
  }
}

/** Rings until the answer is called, twenty seconds at most. */
export const ring = (): (() => void) => {
  let rounds = 0
  const round = () => {
    rounds += 1
    if (rounds >= mostRounds) clearInterval(clock)
    navigator.vibrate?.([200, 100, 200])
    if (audio?.state === 'running') for (const after of notes) note(audio, audio.currentTime + after)
  }
  const clock = setInterval(round, everyMs)
  round()
  return () => clearInterval(clock)
}

const note = (context: AudioContext, at: number): void => {
  const tone = context.createOscillator()
  const volume = context.createGain()
  tone.frequency.value = hertz
  volume.gain.setValueAtTime(loudness, at)
  volume.gain.exponentialRampToValueAtTime(0.001, at + noteSeconds)
  tone.connect(volume).connect(context.destination)
  tone.start(at)
  tone.stop(at + noteSeconds)
}
