import * as contract from '@fairground/contract/fairground/event-gates.ts'
import { type Api, mount } from '../../http/mount.ts'
import { perAddress } from '../../http/rate-limits.ts'
import type { GateKeys } from './gate-keys.ts'
import { gateReadings } from './gate-readings.ts'
import { changeSettings, readSettings } from './settings.ts'
import { placeTaker } from './take-places.ts'
import { challengeFor, join, leave, lookAt } from './visit-gate.ts'

/** Gates in front of events. What visitors look at is shared by all of this process. */
export function eventGateRoutes(api: Api, { gateKeys: keys }: { readonly gateKeys: GateKeys }): void {
  const readings = gateReadings()
  const deps = { keys, readings, places: placeTaker(readings.drop) }
  mount(api, contract.getEventGate, async ({ eventId }, ctx) => ({
    eventGate: await readSettings(ctx, readings, eventId),
  }))
  mount(api, contract.setEventGate, async (request, ctx) => ({
    eventGate: await changeSettings(ctx, readings, request),
  }))
  mount(api, contract.getGateChallenge, ({ eventId }, ctx) => challengeFor(ctx, deps, eventId), {
    limit: () => ({ ...perAddress('gate-challenge', 240), inProcess: true }),
  })
  mount(api, contract.lookAtGate, async (request, ctx) => ({ gate: await lookAt(ctx, deps, request) }))
  // Repeating it finds the place that was taken; it is no part of another transaction, since many are taken in one.
  mount(api, contract.joinGate, async ({ eventId, proof }, ctx) => ({ gate: await join(ctx, deps, eventId, proof) }), {
    once: true,
    limit: () => perAddress('join-gate', 120),
  })
  mount(api, contract.leaveGate, async ({ eventId }, ctx) => ({ gate: await leave(ctx, deps, eventId) }))
}
