import { FormMessages } from '@fairground/contract/events/event-form.ts'
import * as contract from '@fairground/contract/events/forms.ts'
import { getSiteProperties, listForms } from '@fairground/contract/forms/forms.ts'
import { present } from '@fairground/domain/present.ts'
import { masked } from '../../http/field-mask.ts'
import { type Api, mount } from '../../http/mount.ts'
import { eventsById, isVisible } from '../event/find-events.ts'
import {
  addControl,
  deleteControl,
  discardDraft,
  formsOf,
  publishForm,
  updateControl,
  updateMessages,
} from './edit-form.ts'
import { standing } from './form-control.ts'
import { formInLanguage } from './form-in-language.ts'
import { registrationForm } from './registration-form.ts'

export function formRoutes(api: Api): void {
  registrationForms(api)
  mount(api, contract.getForm, async ({ eventId }, ctx) => {
    const { form, draft } = await formsOf(ctx, eventId)
    return {
      form: standing(formInLanguage(form, ctx.site.locale)),
      ...present({ draftForm: draft && standing(draft) }),
    }
  })
  mount(api, contract.addControl, async ({ eventId, condition, ...change }, ctx) => {
    const { id, form } = await addControl(ctx, eventId, change, condition)
    return { id, form: standing(form) }
  })
  mount(api, contract.updateControl, async ({ eventId, id, orderIndex, condition, ...change }, ctx) => ({
    form: standing(await updateControl(ctx, eventId, { id, orderIndex, condition }, change)),
  }))
  mount(api, contract.deleteControl, async ({ eventId, id }, ctx) => ({
    form: standing(await deleteControl(ctx, eventId, id)),
  }))
  mount(api, contract.updateMessages, async ({ eventId, fields, messages = {} }, ctx) => ({
    form: standing(await updateMessages(ctx, eventId, masked(messages, fields, FormMessages, 'messages'))),
  }))
  mount(api, contract.publishDraft, async ({ eventId }, ctx) => ({ form: standing(await publishForm(ctx, eventId)) }))
  mount(api, contract.discardDraft, async ({ eventId }, ctx) => {
    await discardDraft(ctx, eventId)
    return {}
  })
}

function registrationForms(api: Api): void {
  mount(api, listForms, async ({ formIds }, ctx) => {
    const events = await eventsById(ctx.db, formIds)
    const shown = formIds.flatMap((id) => events.get(id) ?? []).filter((event) => isVisible(event, ctx))
    return { forms: shown.map((event) => registrationForm(event, ctx.site.locale)) }
  })
  mount(api, getSiteProperties, async (_, { site }) => {
    const { language, region } = new Intl.Locale(site.locale)
    return {
      siteProperties: {
        ...present({ localeCountry: region }),
        localeLanguageCode: language,
        paymentCurrency: site.currency,
      },
    }
  })
}
