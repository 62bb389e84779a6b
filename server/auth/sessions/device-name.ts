/** What a cook calls the device, from its user agent: 'Chrome en Android'. Good enough to recognise one's own. */
export const deviceName = (userAgent: string | null): string => {
  if (userAgent === null) return 'Dispositivo desconocido'
  const browser = nameIn(userAgent, browsers)
  const system = nameIn(userAgent, systems)
  if (browser === undefined && system === undefined) return 'Dispositivo desconocido'
  return [browser ?? 'Navegador', ...(system === undefined ? [] : [system])].join(' en ')
}

type Names = readonly (readonly [RegExp, string])[]

// In this order: Edge, Opera and Samsung also call themselves Chrome, and everything calls itself Safari.
const browsers: Names = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: Names = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (userAgent: string, names: Names): string | undefined =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1]
