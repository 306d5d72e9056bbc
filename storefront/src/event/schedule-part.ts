import { part } from '../part.tsx'

/** Few events have a schedule. */
export const Schedule = import.meta.env.SSR
  ? (await import('./schedule-list.tsx')).ScheduleList
  : part('schedule', async () => (await import('./schedule-list.tsx')).ScheduleList)
