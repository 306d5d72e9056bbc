import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { useActionData, useLoaderData } from '../router/hooks.ts'
import type { loadPage } from './data.ts'
import { type RefusedTickets, TicketsView } from './tickets-view.tsx'

/** Tickets that are refused have changed since the page was written. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate

export function Component() {
  return <TicketsView page={useLoaderData<typeof loadPage>()} refused={useActionData<RefusedTickets>()} />
}
