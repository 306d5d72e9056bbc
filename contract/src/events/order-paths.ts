export const checkoutPaths = <const P extends string>(path: P) => ({
  path: `/v1/checkout${path}`,
  publicPath: `/events/v1/checkout${path}`,
  sitePath: `/_api/events/v1/checkout${path}`,
  aliases: [`/_api/events-ticketing-v1-proxy/v1/checkout${path}`, `/_api/wix-events-web/v1/checkout${path}`],
})
export const orderPaths = <const P extends string>(path: P) => ({
  path: `/v1${path}`,
  publicPath: `/events/v1${path}`,
  sitePath: `/_api/wix-events-web/v1${path}`,
})
