import { instantOf, isTimeZone } from '@fairground/domain/events/event-time.ts'
import type { Field, QuerySpec } from '../../db/query-sql.ts'
import { InvalidArgument } from '../../ground/api-error.ts'
import { message } from '../../ground/texts/message.ts'

const OFFSET = /^([+-])(\d{2}):?(\d{2})$/

/** The zone as it was named: IANA, `Z` or an offset (`+02:00`). Refuses what is none. */
export function knownZone(zone: string, field: string): string {
  const [, , hours = '0', minutes = '0'] = OFFSET.exec(zone) ?? []
  if (zone === 'Z' || isTimeZone(zone) || (OFFSET.test(zone) && Number(hours) < 15 && Number(minutes) < 60)) return zone
  const description = message('violations.zoneOrOffset')
  throw new InvalidArgument([{ field, description, violatedRule: 'FORMAT' }])
}

/** The zone as PostgreSQL takes it, where the sign of a bare offset is the other way round (POSIX). */
export function sqlZone(zone: string): string {
  const [, sign, hours, minutes] = OFFSET.exec(zone) ?? []
  if (zone === 'Z') return 'UTC'
  return sign ? `${sign === '+' ? '-' : '+'}${hours}:${minutes}` : zone
}

const WITHOUT_ZONE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?)?$/

/** Fields whose dates without a zone of their own are in `zone`. */
export const zonedFields = (fields: QuerySpec['fields'], zone: string): QuerySpec['fields'] =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.type === 'timestamptz' ? zoned(field, zone) : field]),
  )

const zoned = (field: Field, zone: string): Field => ({
  ...field,
  value: (wire) => (typeof wire === 'string' && WITHOUT_ZONE.test(wire) ? momentOf(wire, zone) : wire),
})

/** Undefined, which is refused, for what no calendar holds. */
function momentOf(wall: string, zone: string): string | undefined {
  try {
    if (zone === 'Z' || OFFSET.test(zone)) {
      const time = wall.includes('T') ? wall : `${wall}T00:00`
      return new Date(`${time}${zone === 'Z' ? zone : zone.replace(/(\d{2}):?(\d{2})$/, '$1:$2')}`).toISOString()
    }
    return instantOf(wall, zone).toISOString()
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
