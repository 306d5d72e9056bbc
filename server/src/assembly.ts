import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Notifying } from './catalog/back-in-stock/operations.ts'
import type { Pool } from './db/database.ts'
import type { GateKeys } from './events/gates/gate-keys.ts'
import type { RsvpLinks } from './events/rsvp/rsvp-links.ts'
import type { WaitingLinks } from './events/waiting-lists/waiting-links.ts'
import type { Cursors } from './ground/cursors.ts'
import type { Sealer } from './ground/sealer.ts'
import type { TicketCodes } from './ground/ticket-codes.ts'
import type { Dispatcher } from './http/dispatch.ts'
import type { Api } from './http/mount.ts'
import type { OverloadSettings } from './http/overload.ts'
import type { HeldUnits } from './http/rate-limits.ts'
import type { ReadCache } from './http/read-cache.ts'
import type { Follow } from './identity/accounts/follow-visitor.ts'
import type { Captcha } from './identity/captcha/captcha.ts'
import type { OidcSettings } from './identity/oidc/provider.ts'
import type { AccessTokens } from './identity/tokens/access-tokens.ts'
import type { Revocations } from './identity/tokens/revocations.ts'
import type { FeatureJobs } from './jobs/feature-jobs.ts'
import type { Mailer, OpenMailer } from './mail/mailer.ts'
import type { Post } from './mail/post.ts'
import type { DownloadLinks } from './media/download-links.ts'
import type { MediaFiles } from './media/files.ts'
import type { ObjectStore } from './media/s3-storage.ts'
import type { Relay } from './outbox/relay.ts'
import type { TaxCalculator } from './sales/automatic-taxes/calculator.ts'
import type { VatRegister } from './sales/buyers/vat-register.ts'
import type { LiveCarrier } from './sales/delivery/live/live-carrier.ts'
import type { PaymentMethods } from './sales/payments/methods.ts'
import type { PaymentProvider, ProviderNeeds } from './sales/payments/provider.ts'
import type { OrderLinks } from './sales/purchase/order-links.ts'
import type { Sellables } from './sales/sellables/registry.ts'
import type { Directory } from './sites/directory.ts'

/** Real parts of the outside world, chosen by the program that starts the server. */
export interface Providers {
  /** In the order that buyers see them. */
  readonly payments: (needs: ProviderNeeds) => readonly PaymentProvider[]
  /** Offers live rates where a site has an account. */
  readonly carrier: LiveCarrier
  /** By the names of the accounts that they use. */
  readonly taxCalculators: (needs: Pick<ProviderNeeds, 'accountOf'>) => ReadonlyMap<string, TaxCalculator>
  /** Register of businesses of the European Union, for sites that have it looked at. */
  readonly vatRegister: VatRegister
  /** Undefined: mails go out through the server of a site, or are stored in the dev mailbox. */
  readonly mailer: Mailer | undefined
  readonly openMailer: OpenMailer
  /** Made with a secret of this installation. `onFault` receives what an operator should know. */
  readonly captcha: (secret: string, onFault: (error: unknown) => void) => Captcha
}

/** Settings that the server is put together by. */
export interface AssemblySettings {
  readonly connectionString: string
  readonly poolSize: number
  readonly statementTimeoutMs: number
  readonly rateLimitFactor: number
  readonly heldUnits: HeldUnits
  readonly publicUrl: string
  readonly hosts: readonly string[]
  readonly trustedProxies?: readonly string[]
  readonly dataDir: string
  /** Absent: files lie under `dataDir`. */
  readonly objectStore?: ObjectStore
  readonly testClock: boolean
  /** Seals keys of authenticator apps; without it a key of the database does. */
  readonly secretKey?: string | undefined
  /** Bearer token of the page of metrics; absent: there is none. */
  readonly metricsToken?: string | undefined
  readonly dev: boolean
  /** Off in tests that have no built front ends. */
  readonly pages: boolean
  /** Workspace of the storefront whose build is served; absent: the one beside this. */
  readonly storefrontDir?: string
  readonly countStatements: boolean
  readonly providers: Providers
  /** Sign-in by an OpenID provider. */
  readonly oidc?: OidcSettings | undefined
  /** True when the disk of our own database has no room for a change; read before each. */
  readonly isFull?: () => boolean
  /** Callers are refused soon while the database does not answer. */
  readonly isDatabaseWatched?: boolean
  /** Absent or true: a commit is on the disk before it is answered. False: the last ones may be forgotten when the machine fails. */
  readonly waitsForDisk?: boolean
  /** Operations that are refused under load; absent: none. */
  readonly overload?: OverloadSettings
  readonly logger: Logger
}

/** Capabilities that features are mounted with, each made once. */
export interface Capabilities {
  readonly pool: Pool
  readonly directory: Directory
  readonly tokens: AccessTokens
  readonly codes: TicketCodes
  readonly revocations: Revocations
  readonly post: Post
  readonly captcha: Captcha
  readonly files: MediaFiles
  /** Downloads of files that are sold. */
  readonly downloads: DownloadLinks
  readonly orderLinks: OrderLinks
  readonly rsvpLinks: RsvpLinks
  readonly waitingLinks: WaitingLinks
  readonly gateKeys: GateKeys
  readonly methods: PaymentMethods
  readonly carrier: LiveCarrier
  readonly taxCalculators: ReadonlyMap<string, TaxCalculator>
  readonly cursors: Cursors
  readonly sealer: Sealer
  readonly relay: Relay
  readonly cache: ReadCache
  readonly settings: AssemblySettings
}

export interface Features {
  /** Objects of a visitor that follow them into the member. */
  readonly follow: Follow
  readonly sellables: Sellables
  /** Dependencies of jobs that notify people who wait for an item. */
  readonly waiting: Notifying
}

/** The server put together: everything that a program or a test can reach. */
export interface Assembly {
  readonly app: FastifyInstance
  readonly api: Api
  readonly pool: Pool
  /** Connections of jobs alone: under load those of `pool` have a queue of requests before them. */
  readonly backgroundPool: Pool
  readonly world: Dispatcher
  readonly directory: Directory
  readonly relay: Relay
  readonly revocations: Revocations
  readonly post: Post
  readonly downloads: DownloadLinks
  readonly codes: TicketCodes
  readonly orderLinks: OrderLinks
  readonly rsvpLinks: RsvpLinks
  readonly waitingLinks: WaitingLinks
  readonly methods: PaymentMethods
  readonly features: Features
  readonly jobs: readonly FeatureJobs[]
  readonly settings: AssemblySettings
  close(): Promise<void>
}
