import type { SetDocumentSettingsRequest } from '@fairground/client/generated/fairground.order-documents.ts'
import { AdminTextAreaField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { ChangedMeanwhile } from '../changed-meanwhile.ts'
import { queryClient } from '../query-client.ts'
import { entered, type Mistakes, StoredCard } from '../settings/settings-card.tsx'
import { t } from '../texts.ts'
import { useLoaded } from '../use-loaded.ts'
import {
  documentSettingsQuery,
  ordersSettingsQuery,
  saveDocumentSettings,
  saveOrdersSettings,
} from './invoice-settings-client.ts'

/** Sets when invoices are issued by themselves, and how they and receipts are numbered. */
export default function InvoiceCards() {
  return (
    <>
      <ByThemselves />
      <Numbers />
    </>
  )
}

const readSwitches = (form: FormData) => ({
  change: { createInvoice: form.has('createInvoice'), autoGenerateInvoiceOnPaidOrder: form.has('whenPaid') },
})

function ByThemselves() {
  const stored = useLoaded(ordersSettingsQuery())
  return (
    <StoredCard
      id="invoices"
      title={t('admin.settings.invoices')}
      lead={t('admin.settings.invoicesLead')}
      stored={stored}
      version={JSON.stringify(stored)}
      read={readSwitches}
      save={(change) =>
        asShown(
          stored,
          () => queryClient.fetchQuery({ ...ordersSettingsQuery(), staleTime: 0 }),
          () => saveOrdersSettings(change),
        )
      }
      done={t('admin.settings.invoicesSaved')}
      within="ordersSettings."
    >
      {({ createInvoice, autoGenerateInvoiceOnPaidOrder }) => (
        <>
          <CheckboxField
            name="whenPaid"
            label={t('admin.settings.invoiceWhenPaid')}
            defaultChecked={autoGenerateInvoiceOnPaidOrder}
          />
          <CheckboxField
            name="createInvoice"
            label={t('admin.settings.invoiceWithOrder')}
            help={t('admin.settings.invoiceWithOrderHelp')}
            defaultChecked={createInvoice}
          />
        </>
      )}
    </StoredCard>
  )
}

const PREFIX_NAMES = ['orderPrefix', 'invoicePrefix', 'receiptPrefix', 'creditNotePrefix'] as const

/** The entries of the card of numbers; those that are empty empty their setting. */
export function readNumbers(
  form: FormData,
): { readonly change: SetDocumentSettingsRequest } | { readonly mistakes: Mistakes } {
  const next = entered(form, 'nextInvoiceNumber')
  if (next !== null && !/^[1-9]\d{0,11}$/.test(next))
    return { mistakes: { nextInvoiceNumber: t('admin.settings.enterInvoiceNumber') } }
  const unclear = PREFIX_NAMES.filter((name) => /\d$/.test(entered(form, name) ?? ''))
  if (unclear.length > 0)
    return { mistakes: Object.fromEntries(unclear.map((name) => [name, t('admin.settings.prefixEndsInDigit')])) }
  return {
    change: {
      invoicePrefix: entered(form, 'invoicePrefix') ?? '',
      receiptPrefix: entered(form, 'receiptPrefix') ?? '',
      creditNotePrefix: entered(form, 'creditNotePrefix') ?? '',
      orderPrefix: entered(form, 'orderPrefix') ?? '',
      invoiceNote: entered(form, 'invoiceNote') ?? '',
      ...(next === null ? {} : { nextInvoiceNumber: next }),
    },
  }
}

function Numbers() {
  const stored = useLoaded(documentSettingsQuery())
  return (
    <StoredCard
      id="document-numbers"
      title={t('admin.settings.documentNumbers')}
      lead={t('admin.settings.documentNumbersLead')}
      stored={stored}
      version={JSON.stringify(stored)}
      read={readNumbers}
      save={(change) =>
        asShown(
          stored,
          () => queryClient.fetchQuery({ ...documentSettingsQuery(), staleTime: 0 }),
          () => saveDocumentSettings(change),
        )
      }
      done={t('admin.settings.documentNumbersSaved')}
    >
      {({ nextInvoiceNumber, nextInvoiceNumberChangeable, invoiceNote, ...prefixes }, mistakes) => (
        <>
          <Prefixes prefixes={prefixes} mistakes={mistakes} />
          {nextInvoiceNumberChangeable && (
            <AdminTextField
              label={t('admin.settings.nextInvoiceNumber')}
              name="nextInvoiceNumber"
              inputMode="numeric"
              defaultValue={nextInvoiceNumber}
              help={t('admin.settings.nextInvoiceNumberHelp')}
              error={mistakes.nextInvoiceNumber}
            />
          )}
          <AdminTextAreaField
            label={t('admin.settings.invoiceNote')}
            name="invoiceNote"
            rows={3}
            maxLength={1000}
            defaultValue={invoiceNote ?? ''}
            help={t('admin.settings.invoiceNoteHelp')}
            optional
          />
        </>
      )}
    </StoredCard>
  )
}

const PREFIXES = {
  invoicePrefix: () => t('admin.settings.invoicePrefix'),
  receiptPrefix: () => t('admin.settings.receiptPrefix'),
  creditNotePrefix: () => t('admin.settings.creditNotePrefix'),
} as const

type PrefixName = (typeof PREFIX_NAMES)[number]

function Prefixes({ prefixes, mistakes }: { prefixes: Readonly<Record<PrefixName, string>>; mistakes: Mistakes }) {
  const field = (name: PrefixName) => ({ name, maxLength: 20, defaultValue: prefixes[name], error: mistakes[name] })
  return (
    <>
      <AdminTextField
        label={t('admin.settings.orderPrefix')}
        help={t('admin.settings.orderPrefixHelp')}
        {...field('orderPrefix')}
        optional
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {(Object.keys(PREFIXES) as (keyof typeof PREFIXES)[]).map((name) => (
          <AdminTextField key={name} label={PREFIXES[name]()} {...field(name)} optional />
        ))}
      </div>
    </>
  )
}

/** Saves a card unless somebody else has changed its settings: they have no revision that the server could compare. */
async function asShown<Stored, Answer>(
  shown: Stored,
  latest: () => Promise<Stored>,
  save: () => Promise<Answer>,
): Promise<Answer> {
  if (JSON.stringify(await latest()) !== JSON.stringify(shown)) throw new ChangedMeanwhile()
  return save()
}
