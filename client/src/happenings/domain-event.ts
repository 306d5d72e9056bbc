import type { ValueTree } from '../call.ts'

/** Envelope of every event of an entity; one of the four parts is there, by its type. */
export interface EntityEvent {
  readonly id: string
  readonly entityFqdn: string
  readonly slug: string
  readonly entityId: string
  readonly eventTime: Date
  /** Rises with each event of the entity: a smaller one that comes later is of before. */
  readonly entityEventSequence?: string
}

export interface CreatedEvent<Entity> extends EntityEvent {
  readonly createdEvent: { readonly entity: Entity }
}

export interface UpdatedEvent<Entity> extends EntityEvent {
  readonly updatedEvent: {
    readonly currentEntity: Entity
    readonly modifiedFields?: Readonly<Record<string, unknown>>
  }
}

export interface DeletedEvent<Entity> extends EntityEvent {
  readonly deletedEvent: { readonly deletedEntity?: Entity }
}

export interface ActionEvent<Body> extends EntityEvent {
  readonly actionEvent: { readonly body: Body }
}

/** One kind of event that `webhooks` can listen for. The type parameter exists in types alone. */
export interface DomainEventKind<Payload> {
  readonly eventType: string
  /** Places of instants in the payload. */
  readonly values: ValueTree | undefined
  readonly types?: { payload: Payload }
}

export const domainEvent = <Payload>(eventType: string, values?: ValueTree): DomainEventKind<Payload> => ({
  eventType,
  values,
})
