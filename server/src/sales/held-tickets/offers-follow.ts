/** CTE by which the offers of waiting lists follow the reservations of their tickets, `moved`. */
export const offersFollow = `offers as (
      update ticket_waiting_entries w set updated_at = o.updated_at,
        status = case o.status when 'CONFIRMED' then 'BOUGHT' when 'EXPIRED' then 'EXPIRED' else 'DECLINED' end
      from moved o where w.site_id = $1 and w.reservation_id = o.id and w.status = 'OFFERED'
    )`
