import { Button, ButtonLink } from '@fairground/ui/button.tsx'
import { useState } from 'react'
import { AddressFields } from '../../checkout/address-fields.tsx'
import { addressWords } from '../../checkout/address-words.ts'
import type { AddressField } from '../../checkout/checkout-names.ts'
import { memberPaths } from '../../member-paths.ts'
import { Form } from '../../router/form.tsx'
import { useActionData, useLoaderData, useSent } from '../../router/hooks.ts'
import { RouterLink } from '../../shell/router-link.tsx'
import { FormFailure } from '../../sign-in/login/form-failure.tsx'
import type { Refused } from '../../sign-in/login/refused.ts'
import { t } from '../../texts.ts'
import { AccountFrame } from '../account-frame.tsx'
import type { loader } from './data.ts'

type Shown = Awaited<ReturnType<typeof loader>>

export function Component() {
  const { addresses, full, form } = useLoaderData<typeof loader>()
  const refused = useActionData<Refused<AddressField>>()
  return (
    <AccountFrame title={t('account-addresses.yourAddresses')} intro={full ? t('account-addresses.full') : undefined}>
      {!form && <FormFailure refused={refused} />}
      {addresses.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2">
          {addresses.map((address) => (
            <li key={address.id}>
              <AddressCard address={address} />
            </li>
          ))}
        </ul>
      )}
      {form ? (
        <AddressForm key={form.id ?? 'new'} form={form} refused={refused} cancel={addresses.length > 0} />
      ) : (
        !full && (
          <ButtonLink
            linkAs={RouterLink}
            href={memberPaths.addresses('new')}
            variant={addresses.length > 0 ? 'secondary' : 'primary'}
            className="self-start"
          >
            {t('account-addresses.addAnAddress')}
          </ButtonLink>
        )
      )}
    </AccountFrame>
  )
}

function AddressCard({ address: { id, lines } }: { address: Shown['addresses'][number] }) {
  const [first = t('account-addresses.thisAddress')] = lines
  return (
    <article className="flex h-full flex-col justify-between gap-4 rounded-card border border-border bg-surface p-5">
      <address className="flex flex-col not-italic">
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <div className="flex items-center gap-4 text-small">
        <RouterLink
          href={memberPaths.addresses(id)}
          aria-label={t('account-addresses.changeFirst', { first })}
          className="inline-flex min-h-11 items-center text-brand underline underline-offset-4"
        >
          {t('account-addresses.change')}
        </RouterLink>
        <Form method="post" action={memberPaths.addresses()}>
          <input type="hidden" name="id" value={id} />
          <button
            type="submit"
            name="intent"
            value="remove"
            aria-label={t('account-addresses.removeFirst', { first })}
            className="min-h-11 text-ink-2 underline underline-offset-4 hover:text-ink"
          >
            {t('account-addresses.remove')}
          </button>
        </Form>
      </div>
    </article>
  )
}

type AddressFormProps = {
  form: NonNullable<Shown['form']>
  refused: Refused<AddressField> | undefined
  /** There is something to go back to. */
  cancel: boolean
}

function AddressForm({ form, refused, cancel }: AddressFormProps) {
  const saving = useSent() !== undefined
  const values = { ...form.values, ...refused?.values }
  const [country, setCountry] = useState(values.country)
  return (
    <section aria-labelledby="address" className="flex max-w-xl flex-col gap-5">
      <h2 id="address" className="font-display text-h2">
        {form.id ? t('account-addresses.changeThisAddress') : t('account-addresses.addAnAddress')}
      </h2>
      <FormFailure refused={refused} />
      <Form method="post" noValidate className="flex flex-col gap-5">
        <input type="hidden" name="id" value={form.id ?? ''} />
        <AddressFields
          values={values}
          errors={refused?.errors ?? {}}
          countries={form.countries}
          words={addressWords(country)}
          onCountry={setCountry}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="save" pending={saving}>
            {t('account-addresses.saveAddress')}
          </Button>
          {cancel && (
            <ButtonLink linkAs={RouterLink} href={memberPaths.addresses()} variant="quiet">
              {t('account-addresses.cancel')}
            </ButtonLink>
          )}
        </div>
      </Form>
    </section>
  )
}
