import { Button } from '@fairground/ui/button.tsx'
import { TextField } from '@fairground/ui/text-field.tsx'
import { MailCheck } from 'lucide-react'
import { useFetcher } from '../router/use-fetcher.tsx'
import { rich, t } from '../texts.ts'
import { NOTIFY_ME, type NotifyMeAnswer } from './notify-me-answer.ts'
import type { Wish } from './wish.ts'

type NotifyMeFormProps = {
  wish: Wish
  /** Outcome of the form when it was sent without scripts. */
  answer: NotifyMeAnswer | undefined
}

/** For what is sold out: one mail when it is there again. A form like any other. */
export function NotifyMeForm({ wish, answer }: NotifyMeFormProps) {
  const { item, variant, name, price, label, heading } = wish
  const { state, data = answer, Form } = useFetcher<NotifyMeAnswer>({ key: `${NOTIFY_ME} ${variant ?? item}` })
  return (
    <section
      data-part="notify-me"
      aria-label={label}
      aria-live="polite"
      className="flex flex-col gap-3 rounded-card border border-border bg-sunken p-5"
    >
      {data?.email ? (
        <p className="flex items-start gap-3">
          <MailCheck aria-hidden="true" size={20} strokeWidth={1.75} className="mt-0.5 shrink-0 text-success" />
          <span>
            {rich('product.willWrite', {
              strong: (text) => <strong className="break-all">{text}</strong>,
              email: data.email,
            })}
          </span>
        </p>
      ) : (
        <Form method="post" className="flex flex-col gap-3">
          <input type="hidden" name="product" value={item} />
          <input type="hidden" name="variant" value={variant ?? ''} />
          <input type="hidden" name="name" value={name} />
          <input type="hidden" name="price" value={price} />
          <h2 className="font-semibold">{heading}</h2>
          <TextField
            name="email"
            type="email"
            label={t('product.email')}
            help={t('product.oneEmail')}
            autoComplete="email"
            inputMode="email"
            enterKeyHint="send"
            required
            maxLength={254}
            defaultValue={data?.wrong?.email}
            error={data?.wrong?.message}
          />
          <Button type="submit" variant="secondary" name="intent" value={NOTIFY_ME} pending={state !== 'idle'}>
            {t('product.emailMe')}
          </Button>
        </Form>
      )}
    </section>
  )
}
