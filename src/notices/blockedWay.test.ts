import { expect, test } from 'vitest'
import { blockedWay } from './blockedWay.ts'

const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
    true,
    'iphone',
  ],
  [`${android} Chrome/131.0 Mobile Safari/537.36`, false, 'android'],
  [`${android} Chrome/131.0 Mobile Safari/537.36`, true, 'android_app'],
  [`${android} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`, false, 'samsung'],
  ['Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0', false, 'firefox_phone'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36 Edg/131.0',
    false,
    'chrome',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', false, 'firefox'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15',
    false,
    'safari',
  ],
  ['Something new', false, 'other'],
])('finds the way to the permission in %s, installed: %s', (agent, installed, way) => {
  expect(blockedWay({ agent, installed })).toBe(way)
})
