import { expect, test } from 'vitest'
import { localPath } from './local-path.ts'

test.for([
  ['a path', '/account/orders?after=c#x', '/account/orders?after=c#x'],
  ['nothing', undefined, undefined],
  ['two values', ['/a', '/b'], undefined],
  ['another host', 'https://evil.example/', undefined],
  ['another host without a scheme', '//evil.example', undefined],
  ['another host by a backslash', '/\\evil.example', undefined],
  ['another host by dots', '/x/..//evil.example', undefined],
  ['a scheme', 'javascript:alert(1)', undefined],
  ['too much', `/${'a'.repeat(2000)}`, undefined],
] as const)('path to go on to: %s', ([, value, path]) => {
  expect(localPath(value)).toBe(path)
})
