/** Stands in for the router's `router/instrumentation.js`: nobody listens in. */
export const consumeInstrumentationClientResultMetaReceiver = (): undefined => undefined

const none = undefined

export {
  none as getRouteInstrumentationUpdates,
  none as instrumentClientSideRouter,
  none as instrumentationResultMetaContext,
  none as instrumentHandler,
}
