import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { SHOP_COLORS } from './src/order-settings/color-contrast.ts'

test('the colours that warnings calculate with are those of the shop', () => {
  const tokens = readFileSync(join(fileURLToPath(import.meta.url), '../../ui/src/tokens.css'), 'utf8')
  for (const name of ['canvas', 'surface', 'ink-2'] as const)
    expect(tokens).toContain(`--color-${name}: light-dark(${SHOP_COLORS.light[name]}, ${SHOP_COLORS.dark[name]});`)
})
