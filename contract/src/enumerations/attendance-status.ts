/** Whether a guest attends. Wire: `events.guests`, AttendanceStatus. */
export const AttendanceStatus = ['NOT_ATTENDING', 'ATTENDING', 'IN_WAITLIST'] as const
export type AttendanceStatus = (typeof AttendanceStatus)[number]
