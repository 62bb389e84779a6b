/** Whether `n`, `/` and `?` do something on this device (WCAG 2.1.4: they can be turned off). */
const key = 'obrador-teclas'

export const singleKeysOn = (): boolean => {
  try {
    return localStorage.getItem(key) !== 'no'
  } catch {
    return true
  }
}

export const setSingleKeys = (on: boolean): void => {
  try {
    if (on) localStorage.removeItem(key)
    else localStorage.setItem(key, 'no')
  } catch (error) {
    console.warn('The choice of keys could not be kept on this device', error)
  }
}
