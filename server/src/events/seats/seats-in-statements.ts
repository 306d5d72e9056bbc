/** True where a kind of ticket `d` is sold with seats. */
export const isSeated = `exists (select from event_seated_kinds sk where sk.site_id = $1 and sk.definition_id = d.id)`

/** True where it is, and none is left. */
export const noSeatLeft = `(${isSeated} and not exists (
      select from event_spots sp join pools sq on sq.site_id = $1 and sq.id = sp.pool_id and sq.used < sq.capacity
      where sp.site_id = $1 and sp.event_id = d.event_id and d.id = any(sp.definition_ids)))`
