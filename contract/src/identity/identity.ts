import Type from 'typebox'
import {
  AddressTag,
  AuthenticationState,
  EmailTag,
  FactorRequirementReason,
  FactorStatus,
  FactorType,
  IdentityPendingReason,
  IdentityStatus,
  PhoneTag,
  PrivacyStatus,
  SecondFactorStatus,
} from '../enumerations/identity.ts'
import {
  CountryCode,
  float,
  Guid,
  list,
  named,
  namePart,
  oneOf,
  optional,
  Revision,
  Timestamp,
  text,
} from '../scalars.ts'

/** 254 is the longest address that mail can be sent to (RFC 5321). */
export const EmailAddress = text(254, { format: 'email' })

export const LoginId = named('LoginId', Type.Object({ email: EmailAddress }))

/** One of the values; the first that is given counts. */
const FieldValue = named(
  'V1CustomValue',
  Type.Object({
    strValue: optional(text(1000)),
    numValue: optional(float(-1e15, 1e15)),
    dateValue: optional(Timestamp),
    boolValue: optional(Type.Boolean()),
  }),
)

const PostalAddress = named(
  'Address',
  Type.Object({
    country: optional(CountryCode),
    subdivision: optional(text(10)),
    city: optional(text(100)),
    postalCode: optional(text(20)),
    addressLine: optional(text(200)),
    addressLine2: optional(text(200)),
    streetName: optional(text(1000)),
    streetNumber: optional(text(1000)),
  }),
)

const Phone = named(
  'Phone',
  Type.Object({
    countryCode: optional(CountryCode),
    phone: text(30, { minLength: 1, format: 'phone' }),
    tag: optional(oneOf(PhoneTag)),
  }),
)

export const IdentityProfile = named(
  'IdentityProfile',
  Type.Object({
    firstName: optional(namePart(100)),
    lastName: optional(namePart(100)),
    nickname: optional(namePart(100)),
    picture: optional(text(2000)),
    emails: optional(list(EmailAddress, 20)),
    phones: optional(list(text(30), 20)),
    labels: optional(list(text(100), 200)),
    language: optional(text(20)),
    privacyStatus: optional(oneOf(PrivacyStatus)),
    customFields: optional(
      list(named('CustomField', Type.Object({ name: text(100, { minLength: 1 }), value: optional(FieldValue) })), 100),
    ),
    secondaryEmails: optional(
      list(named('SecondaryEmail', Type.Object({ email: EmailAddress, tag: optional(oneOf(EmailTag)) })), 20),
    ),
    phonesV2: optional(list(Phone, 20)),
    addresses: optional(
      list(
        named('AddressWrapper', Type.Object({ address: optional(PostalAddress), tag: optional(oneOf(AddressTag)) })),
        20,
      ),
    ),
    company: optional(namePart(1000)),
    position: optional(text(1000)),
    birthdate: optional(text(10, { format: 'date' })),
    slug: optional(text(255)),
    vatId: optional(text(1000)),
  }),
)

export const Identity = named(
  'Identity',
  Type.Object({
    id: Guid,
    revision: Revision,
    createdDate: Timestamp,
    updatedDate: Timestamp,
    identityProfile: IdentityProfile,
    email: named('Email', Type.Object({ address: EmailAddress, isVerified: Type.Boolean() })),
    status: named(
      'StatusV2',
      Type.Object({ name: oneOf(IdentityStatus), reasons: list(oneOf(IdentityPendingReason), 3) }),
    ),
    /** Second factors; returned with SUCCESS alone, else none. INACTIVE: the set-up is not finished. */
    factors: list(
      named('Factor', Type.Object({ factorId: Guid, type: oneOf(FactorType), status: oneOf(SecondFactorStatus) })),
      10,
    ),
    /** Accounts at OpenID providers that sign this member in; returned with SUCCESS alone, else none. */
    connections: list(
      named(
        'Connection',
        Type.Object({
          idpConnection: named('IdpConnection', Type.Object({ idpConnectionId: Guid, idpUserId: Type.String() })),
        }),
      ),
      100,
    ),
  }),
)

const factorStep = {
  availableFactors: list(
    named('V1Factor', Type.Object({ factorType: oneOf(FactorType), factorStatus: oneOf(FactorStatus) })),
    100,
  ),
  reason: oneOf(FactorRequirementReason),
}

/**
 * SUCCESS carries a session token; REQUIRE_EMAIL_VERIFICATION, REQUIRE_MFA and MFA_CHALLENGE a state token. A member who has not proved
 * the second factor yet learns nothing about the member.
 */
export const StateMachineResponse = named(
  'StateMachineResponse',
  Type.Object({
    state: oneOf(AuthenticationState),
    sessionToken: optional(Type.String()),
    stateToken: optional(Type.String()),
    identity: optional(Identity),
    /** REQUIRE_MFA: one of these completes the sign-in. */
    requireMfaData: optional(named('RequireMfaData', Type.Object(factorStep))),
    /** MFA_CHALLENGE: a code was mailed. */
    mfaChallengeData: optional(
      named(
        'MfaChallengeData',
        Type.Object({
          factorType: oneOf(FactorType),
          /** `hint`: the address, masked. */
          verificationChallengeData: named('VerificationChallenge', Type.Object({ hint: Type.String() })),
          ...factorStep,
        }),
      ),
    ),
    additionalData: optional(
      Type.Object({
        /** With `rememberThisDevice`: given as `clientMetaData.deviceToken` it stands in for the second step, for 30 days. */
        deviceToken: optional(named('DeviceToken', Type.Object({ strValue: Type.String() }))),
      }),
    ),
  }),
)

export const StateToken = text(1000, { minLength: 1 })

/** Proof that a person asks: a solution of the site's captcha, visible or not. */
export const CaptchaToken = named(
  'CaptchaToken',
  Type.Object({
    Recaptcha: optional(text(5000)),
    InvisibleRecaptcha: optional(text(5000)),
    NoCaptcha: optional(text(5000)),
    /** Site key of a key that the site's app has with the provider. */
    recaptchaForClientSiteKey: optional(
      named('RecaptchaForClientSiteKey', Type.Object({ token: optional(text(5000)) })),
    ),
  }),
)

/** Longer than any that is accepted, so that the rule for passwords says what is wrong. */
export const Password = text(1000)
