import type { PaymentMethod, TestCardMeaning } from '@fairground/client/generated/fairground.payments.ts'
import { FieldError } from '@fairground/ui/field.tsx'
import { TextField } from '@fairground/ui/text-field.tsx'
import { groupedCardNumber, slashedExpiry, typedAs } from './card-format.ts'
import type { FieldErrors } from './checkout-form.ts'
import { ChoiceRow, ChoiceRows } from './choice-row.tsx'

export type PaymentChoicesProps = {
  methods: readonly PaymentMethod[]
  testCards: readonly TestCardMeaning[]
  chosen: string | undefined
  errors: FieldErrors
}

export function PaymentChoices({ methods, testCards, chosen, errors }: PaymentChoicesProps) {
  return (
    <>
      <div id="method" className="flex flex-col gap-2">
        <ChoiceRows legend="How you pay">
          {methods.map(({ method, title, description, test }, index) => (
            <ChoiceRow
              key={method}
              name="method"
              value={method}
              label={title}
              detail={description}
              end={test ? 'Test' : undefined}
              checked={chosen ? chosen === method : index === 0}
            />
          ))}
        </ChoiceRows>
        {errors.method && <FieldError>{errors.method}</FieldError>}
      </div>
      {methods.some(({ method }) => method === 'test') && (
        <div className="hidden flex-col gap-5 group-has-[[value=test]:checked]:flex">
          <CardFields errors={errors} />
          <TestCards cards={testCards} />
        </div>
      )}
    </>
  )
}

function CardFields({ errors }: { errors: FieldErrors }) {
  return (
    <div className="grid gap-5 sm:grid-cols-[2fr_1fr_1fr]">
      <TextField
        id="cardNumber"
        name="cardNumber"
        label="Card number"
        autoComplete="cc-number"
        inputMode="numeric"
        maxLength={23}
        error={errors.cardNumber}
        onInput={typedAs(groupedCardNumber)}
      />
      <TextField
        id="cardExpiry"
        name="cardExpiry"
        label="Expires"
        placeholder="MM/YY"
        autoComplete="cc-exp"
        inputMode="numeric"
        maxLength={7}
        error={errors.cardExpiry}
        onInput={typedAs(slashedExpiry)}
      />
      <TextField
        id="cardCvc"
        name="cardCvc"
        label="Security code"
        autoComplete="cc-csc"
        inputMode="numeric"
        maxLength={4}
        error={errors.cardCvc}
      />
    </div>
  )
}

function TestCards({ cards }: { cards: readonly TestCardMeaning[] }) {
  if (cards.length === 0) return null
  return (
    <div className="rounded-card border border-warning/40 bg-warning-soft p-4 text-small">
      <p className="font-semibold text-warning">Test payments are on: no money moves. Try these card numbers:</p>
      <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
        {cards.map(({ number, outcome }) => (
          <div key={number} className="contents">
            <dt className="font-mono whitespace-nowrap">{number}</dt>
            <dd className="text-ink-2">{outcome}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
