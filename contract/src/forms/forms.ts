import Type from 'typebox'
import { FormFieldFormat, FormFieldType, FormNamespace } from '../enumerations/events.ts'
import { caller, operation } from '../operation.ts'
import { CountryCode, CurrencyCode, Guid, list, named, oneOf, optional, Timestamp, text } from '../scalars.ts'

const module = 'forms.forms'

const Option = named('Option', Type.Object({ id: Type.String(), label: Type.String(), value: Type.String() }))

const FieldView = named(
  'FieldView',
  Type.Object({
    fieldType: oneOf(FormFieldType),
    label: optional(Type.String()),
    placeholder: optional(Type.String()),
    options: optional(Type.Array(Option)),
    /** Text of the button that sends the form. */
    submitText: optional(Type.String()),
  }),
)

const StringRules = named(
  'StringRules',
  Type.Object({
    format: optional(oneOf(FormFieldFormat)),
    maxLength: optional(Type.Integer()),
    enum: optional(Type.Array(Type.String())),
  }),
)

/** One of `string`, `array` and `number`; the button has none of them. */
const FieldRules = named(
  'FieldValidation',
  Type.Object({
    required: Type.Boolean(),
    string: optional(StringRules),
    array: optional(
      named(
        'ArrayRules',
        Type.Object({
          maxItems: optional(Type.Integer()),
          items: named('ArrayItems', Type.Object({ string: StringRules })),
        }),
      ),
    ),
    number: optional(named('NumberRules', Type.Object({ minimum: Type.Integer(), maximum: optional(Type.Integer()) }))),
  }),
)

const FormField = named(
  'FormField',
  Type.Object({
    id: Type.String(),
    /** Name of the answer in a submission. */
    target: optional(Type.String()),
    hidden: Type.Boolean(),
    pii: Type.Boolean(),
    validation: optional(FieldRules),
    view: FieldView,
  }),
)

const ItemLayout = named(
  'ItemLayout',
  Type.Object({
    fieldId: Type.String(),
    row: Type.Integer(),
    column: Type.Integer(),
    width: Type.Integer(),
    height: Type.Integer(),
  }),
)

const Step = named(
  'Step',
  Type.Object({
    id: Type.String(),
    layout: named(
      'FormLayout',
      Type.Object({
        large: named('BreakPoint', Type.Object({ items: Type.Array(ItemLayout), columns: Type.Integer() })),
      }),
    ),
  }),
)

/** Questions of an event as a form; its id is the event's `registration.rsvp.formId`. */
const Form = named(
  'Form',
  Type.Object({
    id: Guid,
    name: Type.String(),
    namespace: oneOf(FormNamespace),
    fields: Type.Array(FormField),
    steps: Type.Array(Step),
    createdDate: Timestamp,
    updatedDate: Timestamp,
  }),
)

export const listForms = operation({
  module,
  name: 'listForms',
  summary:
    'Forms by which guests answer events, by id: questions, rules and order. Events that the caller cannot see are left out.',
  method: 'GET',
  path: '/v4/forms',
  publicPath: '/form-schema-service/v4/forms',
  sitePath: '/_api/form-schema-service/v4/forms',
  who: caller,
  request: Type.Object({ namespace: oneOf(FormNamespace), formIds: list(Guid, 100, 1) }),
  response: Type.Object({ forms: list(Form, 100) }),
  refusals: [],
})

export const getSiteProperties = operation({
  module,
  name: 'getSiteProperties',
  summary: 'Country, language and currency in which forms of the site are shown.',
  method: 'GET',
  path: '/v4/standalone-forms/site-properties',
  publicPath: '/forms/v4/standalone-forms/site-properties',
  sitePath: '/_api/forms/v4/standalone-forms/site-properties',
  who: caller,
  request: Type.Object({}),
  response: Type.Object({
    siteProperties: named(
      'SiteProperties',
      Type.Object({ localeCountry: optional(CountryCode), localeLanguageCode: text(2), paymentCurrency: CurrencyCode }),
    ),
  }),
  refusals: [],
})

export const operations = [listForms, getSiteProperties] as const
