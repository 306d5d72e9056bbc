/**
 * A value of an event's payload: a scalar, `@Name` for a shape of that name in the module's answers, a list of one of these, or
 * an object. Every field may be absent.
 */
export type Carried =
  | 'string'
  | 'number'
  | 'boolean'
  | 'timestamp'
  | 'object'
  | `@${string}`
  | readonly [Carried]
  | Fields
interface Fields {
  readonly [field: string]: Carried
}

/** A domain event that a site receives by webhook. */
export interface DomainEvent {
  /** As the webhook's `eventType` says it. */
  readonly type: string
  /** Module that the published client listens in. */
  readonly module: string
  /** In a program: `orderApproved`. */
  readonly name: string
  /** The part of the envelope that is there; a message has no envelope. */
  readonly carries: 'created' | 'updated' | 'deleted' | 'action' | 'message'
  readonly payload: Carried
}

type Life = 'created' | 'updated' | 'deleted'

/** `wix.ecom.v1.order`, `approved` → `orderApproved`. */
const nameOf = (fqdn: string, slug: string): string =>
  `${fqdn.slice(fqdn.lastIndexOf('.') + 1)}_${slug}`.replace(/_([a-z0-9])/g, (_, letter: string) =>
    letter.toUpperCase(),
  )

/** The life of an entity: the events carry it whole. */
export const entity = (module: string, fqdn: string, shape: string, slugs: readonly Life[]): readonly DomainEvent[] =>
  slugs.map((slug) => ({
    type: `${fqdn}_${slug}`,
    module,
    name: nameOf(fqdn, slug),
    carries: slug,
    payload: `@${shape}` as const,
  }))

/** An action on an entity, with its payload. */
export const action = (module: string, fqdn: string, slug: string, payload: Fields): readonly DomainEvent[] => [
  { type: `${fqdn}_${slug}`, module, name: nameOf(fqdn, slug), carries: 'action', payload },
]

/** An event of the older kind: the payload is the message itself. */
export const message = (module: string, type: string, payload: Fields): readonly DomainEvent[] => {
  const name = type.slice(type.lastIndexOf('.') + 1)
  return [{ type, module, name: name.charAt(0).toLowerCase() + name.slice(1), carries: 'message', payload }]
}
