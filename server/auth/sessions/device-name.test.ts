import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${webkit} Chrome/126.0 Mobile Safari/537.36`, 'Chrome en Android'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/126.0 Safari/537.36 Edg/126.0`, 'Edge en Windows'],
  [
    'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605 (KHTML) Version/17.5 Mobile Safari/604.1',
    'Safari en iPad',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605 CriOS/126.0 Mobile Safari/604.1',
    'Chrome en iPhone',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14.5; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox en Mac'],
  [
    `Mozilla/5.0 (Linux; Android 13; SM-X200) ${webkit} SamsungBrowser/25.0 Chrome/121.0 Safari/537.36`,
    'Samsung Internet en Android',
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/126.0 Safari/537.36 OPR/112.0`, 'Opera en Linux'],
  ['curl/8.5.0', 'Dispositivo desconocido'],
  [null, 'Dispositivo desconocido'],
])('%s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})
