/** Attendance of a guest by their reply, the row `r` of `rsvps`. */
export const attendanceSql = `case r.status when 'YES' then 'ATTENDING' when 'NO' then 'NOT_ATTENDING' else 'IN_WAITLIST' end`
