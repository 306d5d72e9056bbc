import { isRefusal } from '@fairground/client/errors.ts'
import type { Rsvp } from '@fairground/client/generated/events.rsvp-v-2.ts'
import { present } from '@fairground/domain/present.ts'
import { AdminSelectField, AdminTextAreaField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { placeViolations } from '../forms/field-violations.ts'
import { plainFields, same, shownValue } from '../forms/shared-edits.ts'
import { useOthersEdits } from '../forms/use-others-edits.tsx'
import { t } from '../texts.ts'
import { isStale } from '../use-change.ts'
import type { GuestLine } from './guest-line.ts'
import { guestClient, rsvpQuery } from './guest-queries.ts'

interface GuestValues {
  firstName: string
  lastName: string
  email: string
  status: 'YES' | 'NO' | 'WAITLIST'
  companions: string
  names: string
  beyond: boolean
  silent: boolean
}

const violations = [[/^rsvp\.(firstName|lastName|email)$/, '$1']] as const

const named = (text: string): string[] =>
  text
    .split(/[\n,]/)
    .map((name) => name.trim())
    .filter(Boolean)

function valuesOf(rsvp: Rsvp | undefined): GuestValues {
  const { guestCount = 0, guestNames = [] } = rsvp?.additionalGuestDetails ?? {}
  return {
    firstName: rsvp?.firstName ?? '',
    lastName: rsvp?.lastName ?? '',
    email: rsvp?.email ?? '',
    status: rsvp?.status ?? 'YES',
    companions: String(guestCount),
    names: guestNames.filter(Boolean).join('\n'),
    beyond: false,
    silent: false,
  }
}

const statusWords: Readonly<Record<GuestValues['status'], string>> = {
  YES: t('admin.guests.coming'),
  WAITLIST: t('admin.guests.onTheWaitingList'),
  NO: t('admin.guests.notComing'),
}

const fields = plainFields<GuestValues>(
  {
    firstName: t('admin.guests.firstName'),
    lastName: t('admin.guests.lastName'),
    email: t('admin.guests.email'),
    status: t('admin.guests.reply'),
    companions: t('admin.guests.companions'),
    names: t('admin.guests.theirNames'),
  },
  { status: (status) => statusWords[status], names: (text) => shownValue(named(text)) },
)

function store(eventId: string, stored: Rsvp | undefined, values: GuestValues) {
  const { beyond, silent, companions, names, email, ...person } = values
  const guestNames = named(names)
  const rsvp = {
    ...person,
    ...present({ email: email.trim() || undefined }),
    additionalGuestDetails: { guestCount: Number(companions) || guestNames.length, guestNames },
    // A guest who wants no mails stays without them in every change.
    ...present({ disableNotifications: silent ? true : undefined }),
  }
  const options = { ignoreLimits: beyond, ignoreResponseStatus: true }
  return stored
    ? guestClient.rsvpV2.updateRsvp({ rsvp: { ...rsvp, id: stored.id, revision: stored.revision }, options })
    : guestClient.rsvpV2.createRsvp({ rsvp: { ...rsvp, eventId }, options })
}

type GuestDialogProps = {
  eventId: string
  /** Line whose answer is changed; `undefined` adds a guest. */
  line: GuestLine | undefined
  onClose: () => void
}

/** A guest as the organiser writes them: added, or the answer changed, which is read first. A guest whom only the event's limits forbid can be let through. */
export function GuestDialog({ line, ...props }: GuestDialogProps) {
  const { data: rsvp } = useQuery({ ...rsvpQuery(line?.id ?? ''), enabled: line !== undefined })
  if (line && !rsvp) return null
  return <GuestForm {...props} line={line} rsvp={rsvp} />
}

function GuestForm({ eventId, line, rsvp, onClose }: GuestDialogProps & { rsvp: Rsvp | undefined }) {
  const queryClient = useQueryClient()
  const stored = useMemo(() => valuesOf(rsvp), [rsvp])
  const [base, setBase] = useState(stored)
  if (base !== stored && !same(base, stored)) setBase(stored)
  const form = useForm<GuestValues>({ defaultValues: base })
  const save = useMutation({
    mutationFn: (values: GuestValues) => store(eventId, rsvp, values),
    onSuccess: async () => {
      await Promise.all(['guests', 'events'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })))
      toast(line ? t('admin.guests.replySaved') : t('admin.guests.guestAdded'))
      onClose()
    },
    onError: async (error) => {
      for (const { name, message } of placeViolations(error, violations).fields)
        form.setError(name as keyof GuestValues, { message }, { shouldFocus: true })
      if (isRefusal(error, 'MEMBER_EMAIL_ALREADY_REGISTERED'))
        form.setError('email', { message: t('admin.guests.thisAddressHasAlreadyReplied') }, { shouldFocus: true })
      if (isRefusal(error, 'ADDITIONAL_GUESTS_MUST_HAVE_NAMES'))
        form.setError('names', { message: t('admin.guests.enterEveryCompanionsNameOr') }, { shouldFocus: true })
      if (isStale(error)) await queryClient.invalidateQueries({ queryKey: ['guests'] })
    },
  })
  const others = useOthersEdits<GuestValues>({
    edited: rsvp && { kind: 'unrecorded', id: rsvp.id },
    base,
    entered: form.getValues,
    show: (shown) => form.reset(shown, { keepErrors: true, keepSubmitCount: true }),
    fields: () => fields,
    pending: save.isPending,
    saved: useRef(false),
  })
  const submit = form.handleSubmit((values) => save.mutateAsync(values).then(undefined, () => {}))
  return (
    <ChangeDialog
      title={line ? t('admin.guests.replyOfName', { name: line.name }) : t('admin.guests.addAGuest')}
      submit={line ? t('admin.guests.saveReply') : t('admin.guests.addGuest')}
      pending={save.isPending}
      refused={others.reason}
      error={save.error}
      onSubmit={submit}
      onClose={onClose}
    >
      {others.note}
      <GuestFields form={form} />
    </ChangeDialog>
  )
}

function GuestFields({ form }: { form: UseFormReturn<GuestValues> }) {
  const { errors } = form.formState
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <AdminTextField
          label={t('admin.guests.firstName')}
          {...form.register('firstName')}
          error={errors.firstName?.message}
        />
        <AdminTextField
          label={t('admin.guests.lastName')}
          {...form.register('lastName')}
          error={errors.lastName?.message}
        />
      </div>
      <AdminTextField
        label={t('admin.guests.email')}
        type="email"
        {...form.register('email')}
        error={errors.email?.message}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <AdminSelectField label={t('admin.guests.reply')} {...form.register('status')}>
          {Object.entries(statusWords).map(([status, words]) => (
            <option key={status} value={status}>
              {words}
            </option>
          ))}
        </AdminSelectField>
        <AdminSelectField label={t('admin.guests.companions')} {...form.register('companions')}>
          {[...Array(11).keys()].map((n) => (
            <option key={n}>{n}</option>
          ))}
        </AdminSelectField>
      </div>
      <AdminTextAreaField
        label={t('admin.guests.theirNames')}
        optional
        rows={2}
        help={t('admin.guests.oneNamePerLineFor')}
        {...form.register('names')}
        error={errors.names?.message}
      />
      <CheckboxField label={t('admin.guests.addEvenWhenFullOr')} {...form.register('beyond')} />
      <CheckboxField label={t('admin.guests.doNotEmailThisGuest')} {...form.register('silent')} />
    </>
  )
}
