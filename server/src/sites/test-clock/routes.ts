import * as contract from '@fairground/contract/fairground/test-clock.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { type Api, mount } from '../../http/mount.ts'
import type { Directory } from '../directory.ts'
import { moveClock } from './move-clock.ts'

interface ClockDeps {
  readonly directory: Directory
  /** TEST_CLOCK=1. */
  readonly permitted: boolean
}

export function testClockRoutes(api: Api, { directory, permitted }: ClockDeps): void {
  mount(api, contract.getClock, async (_request, { now, site }) => ({
    now: now.toISOString(),
    offsetMs: site.clockOffsetMs,
  }))

  mount(
    api,
    contract.setClock,
    async (request, ctx) => {
      if (!permitted || !ctx.site.settings.testMode) throw new ApiError({ code: 'TEST_CLOCK_OFF' })
      const clockOffsetMs = Math.round(offsetAfter(request, ctx))
      await moveClock(ctx, clockOffsetMs)
      return { now: directory.nowOf({ ...ctx.site, clockOffsetMs }).toISOString(), offsetMs: clockOffsetMs }
    },
    { changesSite: true },
  )
}

function offsetAfter(
  { now, advanceMs, reset }: { now?: string; advanceMs?: number; reset?: boolean },
  ctx: Ctx,
): number {
  const offset = ctx.site.clockOffsetMs
  if (reset) return 0
  if (now !== undefined) return offset + new Date(now).getTime() - ctx.now.getTime()
  return offset + (advanceMs ?? 0)
}
