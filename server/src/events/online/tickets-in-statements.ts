/** True of an event `e` that has a place and a link, with tickets of the kind `d` that let in online alone, as `isOnlineOnly` of the domain decides. */
export const onlineOnlySql = `(e.location_type = 'VENUE' and coalesce((e.doc->>'online')::boolean, false)
      and coalesce(d.doc->>'attendance' = 'ONLINE', false))`

/** True of an event `e` with tickets of the kind `d` that let in online, as `letsInOnline` of the domain decides. */
export const letsInOnlineSql = `(coalesce((e.doc->>'online')::boolean, false)
      and (e.location_type = 'ONLINE' or coalesce(d.doc->>'attendance', 'PLACE') <> 'PLACE'))`
