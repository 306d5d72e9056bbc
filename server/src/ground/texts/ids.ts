// Written by scripts/messages/generate.ts from messages/en: do not edit.
export interface Texts {
  'event-form.addToCalendar': undefined
  'event-form.address': undefined
  'event-form.city': undefined
  'event-form.closed': undefined
  'event-form.coming': undefined
  'event-form.companionNames': undefined
  'event-form.companions': undefined
  'event-form.country': undefined
  'event-form.date': undefined
  'event-form.downloadTickets': undefined
  'event-form.email': undefined
  'event-form.firstName': undefined
  'event-form.going': undefined
  'event-form.joinWaitingList': undefined
  'event-form.lastName': undefined
  'event-form.lookForward': undefined
  'event-form.notComing': undefined
  'event-form.notGoing': undefined
  'event-form.notOnSale': undefined
  'event-form.onWaitingList': undefined
  'event-form.otherEvents': undefined
  'event-form.phone': undefined
  'event-form.placeOrder': undefined
  'event-form.postalCode': undefined
  'event-form.question': undefined
  'event-form.region': undefined
  'event-form.send': undefined
  'event-form.share': undefined
  'event-form.street': undefined
  'event-form.thankYou': undefined
  'event-form.thanksForLettingUsKnow': undefined
  'event-form.ticketsReady': undefined
  'event-form.whenAPlaceIsYours': undefined
  'event-form.yourDetails': undefined
  'failure.busy': undefined
  'failure.busyTitle': undefined
  'failure.fault': undefined
  'failure.faultTitle': undefined
  'failure.home': undefined
  'failure.refused': undefined
  'failure.refusedTitle': undefined
  'failure.tooMany': undefined
  'failure.tooManyTitle': undefined
  'imports.andFault': { fault: string; others: string }
  'imports.choicesOfOptions': { heading: string; named: string; options: string }
  'imports.combinationTwice': undefined
  'imports.cutOff': undefined
  'imports.empty': undefined
  'imports.fileUnread': { path: string }
  'imports.longNames': { most: string }
  'imports.longNamesIn': { heading: string; most: string }
  'imports.manyAttributeCombinations': { most: string }
  'imports.manyCells': { cells: string; columns: string }
  'imports.manyColumns': { most: string }
  'imports.manyCombinations': { most: string }
  'imports.manyNames': { heading: string; most: string }
  'imports.manyRows': { most: string }
  'imports.manyRowsOfProduct': { most: string; rows: string }
  'imports.missing': { heading: string }
  'imports.neitherYesNorNo': { heading: string; text: string }
  'imports.noAddress': { heading: string }
  'imports.noAddresses': undefined
  'imports.noCounterpart': { kind: string }
  'imports.noCsv': undefined
  'imports.noExport': { columns: string }
  'imports.noHandle': undefined
  'imports.noJson': { heading: string }
  'imports.noName': undefined
  'imports.noNumber': { heading: string; text: string }
  'imports.noParent': { name: string }
  'imports.noPercentage': { heading: string; text: string }
  'imports.noPrice': { currency: string; heading: string; text: string }
  'imports.noPriceAtAll': undefined
  'imports.noRichText': { fault: string; heading: string }
  'imports.noText': undefined
  'imports.noTitle': undefined
  'imports.noValueOfProduct': { name: string; text: string }
  'imports.noWholeNumber': { heading: string; text: string }
  'imports.noneOf': { heading: string; text: string; values: string }
  'imports.openQuote': { heading: string }
  'imports.pictureMissing': { name: string }
  'imports.refusedByCode': { code: string }
  'imports.rowTooLong': { most: string }
  'imports.shapeDimensions': { heading: string }
  'imports.shapeExtendedFields': { heading: string }
  'imports.shapeFile': { heading: string }
  'imports.shapeMeasure': { heading: string }
  'imports.shapeMedia': { heading: string }
  'imports.shapeModifiers': { heading: string }
  'imports.shapeObject': { heading: string }
  'imports.shapeOptions': { heading: string }
  'imports.shapeSections': { heading: string }
  'imports.someCountStock': undefined
  'imports.someVariationsCountStock': undefined
  'imports.tooLong': { heading: string; length: string; most: string }
  'imports.twice': undefined
  'imports.typeAndTags': { most: string }
  'imports.unreadable': { reason: string }
  'imports.valueDoesNotFit': undefined
  'imports.variationsLeftOut': undefined
  'mail-templates.accountDeleted': undefined
  'mail-templates.accountDeletedWhen': undefined
  'mail-templates.activation': undefined
  'mail-templates.activationWhen': undefined
  'mail-templates.approvalNeeded': undefined
  'mail-templates.approvalNeededWhen': undefined
  'mail-templates.backInStock': undefined
  'mail-templates.backInStockWhen': undefined
  'mail-templates.changedEmail': undefined
  'mail-templates.changedEmailWhen': undefined
  'mail-templates.changedPassword': undefined
  'mail-templates.changedPasswordWhen': undefined
  'mail-templates.eventCanceled': undefined
  'mail-templates.eventCanceledWhen': undefined
  'mail-templates.eventMessage': undefined
  'mail-templates.eventMessageWhen': undefined
  'mail-templates.eventMoved': undefined
  'mail-templates.eventMovedWhen': undefined
  'mail-templates.eventPlaces': undefined
  'mail-templates.eventPlacesWhen': undefined
  'mail-templates.eventReminder': undefined
  'mail-templates.eventReminderWhen': undefined
  'mail-templates.eventWaitingEnded': undefined
  'mail-templates.eventWaitingEndedWhen': undefined
  'mail-templates.eventWaitingJoined': undefined
  'mail-templates.eventWaitingJoinedWhen': undefined
  'mail-templates.eventWaitingOffer': undefined
  'mail-templates.eventWaitingOfferWhen': undefined
  'mail-templates.factorChanged': undefined
  'mail-templates.factorChangedWhen': undefined
  'mail-templates.giftCard': undefined
  'mail-templates.giftCardWhen': undefined
  'mail-templates.invitation': undefined
  'mail-templates.invitationWhen': undefined
  'mail-templates.manyGuesses': undefined
  'mail-templates.manyGuessesWhen': undefined
  'mail-templates.memberApproved': undefined
  'mail-templates.memberApprovedWhen': undefined
  'mail-templates.newSignIn': undefined
  'mail-templates.newSignInWhen': undefined
  'mail-templates.orderCanceled': undefined
  'mail-templates.orderCanceledWhen': undefined
  'mail-templates.orderConfirmation': undefined
  'mail-templates.orderConfirmationWhen': undefined
  'mail-templates.orderCreditNote': undefined
  'mail-templates.orderCreditNoteWhen': undefined
  'mail-templates.orderCredited': undefined
  'mail-templates.orderCreditedWhen': undefined
  'mail-templates.orderInvoice': undefined
  'mail-templates.orderInvoiceWhen': undefined
  'mail-templates.orderLink': undefined
  'mail-templates.orderLinkWhen': undefined
  'mail-templates.orderRefunded': undefined
  'mail-templates.orderRefundedWhen': undefined
  'mail-templates.orderShipped': undefined
  'mail-templates.orderShippedWhen': undefined
  'mail-templates.orderUnpaid': undefined
  'mail-templates.orderUnpaidWhen': undefined
  'mail-templates.paymentDisputed': undefined
  'mail-templates.paymentDisputedWhen': undefined
  'mail-templates.paymentRequest': undefined
  'mail-templates.paymentRequestWhen': undefined
  'mail-templates.paymentsDiffer': undefined
  'mail-templates.paymentsDifferWhen': undefined
  'mail-templates.recovery': undefined
  'mail-templates.recoveryWhen': undefined
  'mail-templates.rsvpConfirmation': undefined
  'mail-templates.rsvpConfirmationWhen': undefined
  'mail-templates.rsvpDeclined': undefined
  'mail-templates.rsvpDeclinedWhen': undefined
  'mail-templates.rsvpPromoted': undefined
  'mail-templates.rsvpPromotedWhen': undefined
  'mail-templates.rsvpWaitlist': undefined
  'mail-templates.rsvpWaitlistWhen': undefined
  'mail-templates.signInLink': undefined
  'mail-templates.signInLinkWhen': undefined
  'mail-templates.ticketChanged': undefined
  'mail-templates.ticketChangedWhen': undefined
  'mail-templates.ticketGiven': undefined
  'mail-templates.ticketGivenBack': undefined
  'mail-templates.ticketGivenBackWhen': undefined
  'mail-templates.ticketGivenWhen': undefined
  'mail-templates.ticketTransferred': undefined
  'mail-templates.ticketTransferredWhen': undefined
  'mail-templates.ticketsCanceled': undefined
  'mail-templates.ticketsCanceledWhen': undefined
  'mail-templates.valueAmountDisputed': undefined
  'mail-templates.valueAmountRefunded': undefined
  'mail-templates.valueAmountToPay': undefined
  'mail-templates.valueApprovalLink': undefined
  'mail-templates.valueBought': undefined
  'mail-templates.valueChange': undefined
  'mail-templates.valueChangedAt': undefined
  'mail-templates.valueCodesAfter': undefined
  'mail-templates.valueComparedDay': undefined
  'mail-templates.valueDeletedAt': undefined
  'mail-templates.valueDevice': undefined
  'mail-templates.valueDifferenceCount': undefined
  'mail-templates.valueDifferences': undefined
  'mail-templates.valueDifferencesInAdmin': undefined
  'mail-templates.valueDispute': undefined
  'mail-templates.valueDocument': undefined
  'mail-templates.valueDocumentAmount': undefined
  'mail-templates.valueDocumentNumber': undefined
  'mail-templates.valueDownloads': undefined
  'mail-templates.valueEventLinks': undefined
  'mail-templates.valueEventOfTicket': undefined
  'mail-templates.valueEventPage': undefined
  'mail-templates.valueEventPlace': undefined
  'mail-templates.valueEventPlaceBefore': undefined
  'mail-templates.valueEventSpan': undefined
  'mail-templates.valueEventSpanBefore': undefined
  'mail-templates.valueEventTitle': undefined
  'mail-templates.valueFirstPasswordLink': undefined
  'mail-templates.valueFormerHolder': undefined
  'mail-templates.valueFormerTicket': undefined
  'mail-templates.valueFormerTickets': undefined
  'mail-templates.valueGiftCardAmount': undefined
  'mail-templates.valueGiftCardCode': undefined
  'mail-templates.valueGiftCardFrom': undefined
  'mail-templates.valueGiftCardMessage': undefined
  'mail-templates.valueGiftCardUntil': undefined
  'mail-templates.valueGiveBack': undefined
  'mail-templates.valueGivenTicket': undefined
  'mail-templates.valueHappenedAt': undefined
  'mail-templates.valueHeldUntil': undefined
  'mail-templates.valueItem': undefined
  'mail-templates.valueItemName': undefined
  'mail-templates.valueItemsRefunded': undefined
  'mail-templates.valueLastAt': undefined
  'mail-templates.valueMoneyBack': undefined
  'mail-templates.valueMovedLinks': undefined
  'mail-templates.valueNetworkAddress': undefined
  'mail-templates.valueNewAddress': undefined
  'mail-templates.valueNewHolder': undefined
  'mail-templates.valueNewMember': undefined
  'mail-templates.valueNewPasswordLink': undefined
  'mail-templates.valueNoRefund': undefined
  'mail-templates.valueOfferedUntil': undefined
  'mail-templates.valueOnItsWay': undefined
  'mail-templates.valueOnline': undefined
  'mail-templates.valueOrder': undefined
  'mail-templates.valueOrderInAdmin': undefined
  'mail-templates.valueOrderNumber': undefined
  'mail-templates.valueOrderToPay': undefined
  'mail-templates.valueOrdered': undefined
  'mail-templates.valuePaidFor': undefined
  'mail-templates.valueParty': undefined
  'mail-templates.valuePayment': undefined
  'mail-templates.valueProvider': undefined
  'mail-templates.valueRefundWay': undefined
  'mail-templates.valueReplyLink': undefined
  'mail-templates.valueRole': undefined
  'mail-templates.valueSessionsLink': undefined
  'mail-templates.valueShop': undefined
  'mail-templates.valueSignsIn': undefined
  'mail-templates.valueSiteName': undefined
  'mail-templates.valueSixDigits': undefined
  'mail-templates.valueStaffMessage': undefined
  'mail-templates.valueTicketGivenBack': undefined
  'mail-templates.valueTicketPage': undefined
  'mail-templates.valueTickets': undefined
  'mail-templates.valueTicketsCanceled': undefined
  'mail-templates.valueTicketsVoid': undefined
  'mail-templates.valueTotals': undefined
  'mail-templates.valueTracking': undefined
  'mail-templates.valueTransferredTicket': undefined
  'mail-templates.valueWaitedTickets': undefined
  'mail-templates.valueWaitingPlace': undefined
  'mail-templates.valueWaitingPosition': undefined
  'mail-templates.valueWhereToSignIn': undefined
  'mail-templates.verification': undefined
  'mail-templates.verificationWhen': undefined
  'order-documents.amount': undefined
  'order-documents.bankTransfer': undefined
  'order-documents.buyer': undefined
  'order-documents.cash': undefined
  'order-documents.cheque': undefined
  'order-documents.creditedAmount': undefined
  'order-documents.creditedInvoice': undefined
  'order-documents.due': undefined
  'order-documents.gone': undefined
  'order-documents.invoiceIssued': undefined
  'order-documents.issued': undefined
  'order-documents.item': undefined
  'order-documents.method': undefined
  'order-documents.net': undefined
  'order-documents.order': undefined
  'order-documents.ordered': undefined
  'order-documents.otherMethod': undefined
  'order-documents.paid': undefined
  'order-documents.quantity': undefined
  'order-documents.received': undefined
  'order-documents.receivedAmount': undefined
  'order-documents.replacedByInvoice': undefined
  'order-documents.seller': undefined
  'order-documents.tax': undefined
  'order-documents.taxId': { id: string }
  'order-documents.taxRate': undefined
  'order-documents.taxSummary': undefined
  'order-documents.titled': { kind: 'INVOICE' | 'RECEIPT' | 'CREDIT_NOTE' | 'other'; number: string }
  'order-documents.total': undefined
  'order-documents.unitPrice': undefined
  'order-documents.untaxed': undefined
  'page-drafts.address': undefined
  'page-drafts.draft': undefined
  'page-drafts.email': undefined
  'page-drafts.imprint': undefined
  'page-drafts.imprintText': { address: string; email: string; name: string; phone: string; taxId: string }
  'page-drafts.phone': undefined
  'page-drafts.privacy': undefined
  'page-drafts.privacyText': { address: string; email: string; name: string }
  'page-drafts.returns': undefined
  'page-drafts.returnsOfTickets': undefined
  'page-drafts.returnsText': { address: string; email: string; name: string }
  'page-drafts.shipping': undefined
  'page-drafts.shippingText': { email: string }
  'page-drafts.taxId': undefined
  'page-drafts.terms': undefined
  'page-drafts.termsEnd': undefined
  'page-drafts.termsOfGoods': { email: string }
  'page-drafts.termsOfTickets': undefined
  'page-drafts.termsText': { address: string; email: string; included: 'true' | 'other'; name: string }
  'pages.aCart': undefined
  'pages.aMember': undefined
  'pages.addressNotRegistered': undefined
  'pages.appHasChanged': undefined
  'pages.askForAnother': undefined
  'pages.backTo': { host: string }
  'pages.choosePassword': undefined
  'pages.continueAs': { name: string }
  'pages.continueAsGuest': undefined
  'pages.didNotWork': undefined
  'pages.events': undefined
  'pages.fileGone': undefined
  'pages.fileGoneTitle': undefined
  'pages.goOn': undefined
  'pages.goOnAs': { name: string }
  'pages.goOnAsGuest': undefined
  'pages.guestsLink': undefined
  'pages.hasOfItsOwn': { things: string }
  'pages.heldTickets': undefined
  'pages.linkBroken': undefined
  'pages.linkExpired': undefined
  'pages.membersLink': undefined
  'pages.newInTheShop': undefined
  'pages.noApp': undefined
  'pages.noPageForThis': undefined
  'pages.noReturnAddress': undefined
  'pages.notRegistered': { addresses: string }
  'pages.nothingToGoOnTo': undefined
  'pages.oneMoment': undefined
  'pages.openOrder': undefined
  'pages.passkeyName': undefined
  'pages.passkeyNumbered': { count: number }
  'pages.password': undefined
  'pages.passwordChanged': undefined
  'pages.passwordLength': undefined
  'pages.productsOf': { name: string }
  'pages.returnNotRegistered': undefined
  'pages.save': undefined
  'pages.savedItems': undefined
  'pages.signInTooLate': undefined
  'pages.signInWithIt': undefined
  'pages.signedInAs': { name: string }
  'pages.signedOut': undefined
  'pages.stayAsIAm': undefined
  'pages.unknownMode': undefined
  'pages.unpaidOrder': undefined
  'pages.withoutSigningIn': undefined
  'purchase.admits': undefined
  'purchase.backupRate': undefined
  'purchase.card': undefined
  'purchase.cardHow': undefined
  'purchase.cardTest': undefined
  'purchase.changeNotMade': undefined
  'purchase.changeOfTicket': { kind: string; number: string }
  'purchase.changedOncePaid': undefined
  'purchase.contents': undefined
  'purchase.dates': { count: number }
  'purchase.daysOnTheWay': { days: number }
  'purchase.delivery': undefined
  'purchase.deposit': undefined
  'purchase.depositNow': { amount: string }
  'purchase.discount': undefined
  'purchase.everywhere': undefined
  'purchase.fees': undefined
  'purchase.generalProfile': undefined
  'purchase.items': undefined
  'purchase.liveCarrier': undefined
  'purchase.liveDescription': undefined
  'purchase.localCarrier': undefined
  'purchase.localDelivery': { area: string }
  'purchase.localDescription': undefined
  'purchase.moreDates': { count: number }
  'purchase.nameColumn': undefined
  'purchase.namedTax': { name: string; percent: string }
  'purchase.namedTaxIncluded': { name: string; percent: string }
  'purchase.online': undefined
  'purchase.option': undefined
  'purchase.ownRates': undefined
  'purchase.ownRatesDescription': undefined
  'purchase.payInPerson': undefined
  'purchase.payInPersonHow': { days: number }
  'purchase.paymentOfOrder': { number: string }
  'purchase.people': { count: number }
  'purchase.pickUp': undefined
  'purchase.pickUpCarrier': undefined
  'purchase.pickUpDescription': undefined
  'purchase.placeInArea': { element: string; section: string }
  'purchase.preOrder': undefined
  'purchase.readyFrom': { time: string }
  'purchase.reverseCharge': undefined
  'purchase.seat': undefined
  'purchase.seatAtTable': { element: string; seat: string; section: string }
  'purchase.seatInRow': { element: string; seat: string; section: string }
  'purchase.sentWhenInStock': undefined
  'purchase.standardDelivery': undefined
  'purchase.tax': undefined
  'purchase.taxIncluded': undefined
  'purchase.ticket': undefined
  'purchase.ticketFee': undefined
  'purchase.tier': undefined
  'purchase.tip': undefined
  'purchase.when': undefined
  'purchase.where': undefined
  'purchase.withTickets': undefined
  'refusals-catalogue.BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS': undefined
  'refusals-catalogue.BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND': undefined
  'refusals-catalogue.BRAND_NOT_FOUND': undefined
  'refusals-catalogue.CATEGORY_NOT_FOUND': undefined
  'refusals-catalogue.COLLECTION_NOT_FOUND': undefined
  'refusals-catalogue.CONTENT_PAGE_NOT_FOUND': undefined
  'refusals-catalogue.CURRENCY_NOT_OFFERED': undefined
  'refusals-catalogue.CUSTOMIZATION_NOT_FOUND': undefined
  'refusals-catalogue.INFO_SECTION_NOT_FOUND': undefined
  'refusals-catalogue.INSUFFICIENT_INVENTORY': undefined
  'refusals-catalogue.INVALID_CATALOG_REFERENCE_OPTIONS': undefined
  'refusals-catalogue.INVALID_ITEM_IMAGE_URL': undefined
  'refusals-catalogue.MEMBER_NEEDED': undefined
  'refusals-catalogue.MODIFIER_REQUIRED': undefined
  'refusals-catalogue.NAMESPACE_NOT_FOUND_IN_DEV_CENTER': undefined
  'refusals-catalogue.NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS': undefined
  'refusals-catalogue.NO_PERMISSION_TO_READ_MERCHANT_DATA': undefined
  'refusals-catalogue.PRODUCT_GROUP_NOT_FOUND': undefined
  'refusals-catalogue.PRODUCT_NOT_FOUND': undefined
  'refusals-catalogue.PROMOTION_NOT_FOUND': undefined
  'refusals-catalogue.REQUEST_COLLECTION_DISABLED': undefined
  'refusals-catalogue.RIBBON_NOT_FOUND': undefined
  'refusals-catalogue.SUBSCRIPTION_OPTION_NOT_FOUND': undefined
  'refusals-catalogue.TICKETS_IN_OTHER_CURRENCY': undefined
  'refusals-catalogue.TREES_LIMIT_EXCEEDED': undefined
  'refusals-catalogue.VARIANT_NOT_FOUND': undefined
  'refusals-catalogue.WISHLIST_ITEMS_LIMIT_EXCEEDED': undefined
  'refusals-catalogue.WISHLIST_NOT_FOUND': undefined
  'refusals-catalogue.currenciesOffered': { currencies: string; currency: string }
  'refusals-catalogue.modifiersMissing': { missing: string }
  'refusals-catalogue.mostSavedItems': { limit: number }
  'refusals-catalogue.noCategoriesOf': { namespace: string }
  'refusals-catalogue.noTreeOf': { key: string }
  'refusals-catalogue.resultBelowZero': undefined
  'refusals-catalogue.ticketsNotSoldIn': { currency: string }
  'refusals-catalogue.ticketsSoldIn': { currency: string }
  'refusals-events.ADDITIONAL_GUESTS_MUST_HAVE_NAMES': undefined
  'refusals-events.ADD_ON_LIMIT': undefined
  'refusals-events.DOOR_PERMISSION_MISSING': undefined
  'refusals-events.EVENT_ADMISSION_NEEDED': undefined
  'refusals-events.EVENT_CANCELED': undefined
  'refusals-events.EVENT_ENDED': undefined
  'refusals-events.EVENT_GATE_OFF': undefined
  'refusals-events.EVENT_GATE_PLACE_NOT_FOUND': undefined
  'refusals-events.EVENT_GATE_PROOF_NEEDED': undefined
  'refusals-events.EVENT_NOT_FOUND': undefined
  'refusals-events.EVENT_STARTED': undefined
  'refusals-events.EXTERNAL_REGISTRATION': undefined
  'refusals-events.FILTER_PARSER_ERROR': undefined
  'refusals-events.GUEST_ALREADY_CHECKED_IN': undefined
  'refusals-events.GUEST_LIMIT_EXCEEDED': undefined
  'refusals-events.GUEST_NOT_ATTENDING': undefined
  'refusals-events.GUEST_NOT_CHECKED_IN': undefined
  'refusals-events.GUEST_NOT_FOUND': undefined
  'refusals-events.INVALID_EVENT_TYPE': undefined
  'refusals-events.INVALID_FORM_RESPONSE': undefined
  'refusals-events.MEMBER_ALREADY_REGISTERED': undefined
  'refusals-events.MEMBER_EMAIL_ALREADY_REGISTERED': undefined
  'refusals-events.MEMBER_IDENTITY_NOT_FOUND': undefined
  'refusals-events.NOT_ENOUGH_TICKETS': undefined
  'refusals-events.PAID_PLAN_BENEFIT_NOT_FOUND': undefined
  'refusals-events.POLICIES_CHANGED': undefined
  'refusals-events.POLICY_NOT_FOUND': undefined
  'refusals-events.REGISTRATION_CLOSED': undefined
  'refusals-events.REGISTRATION_PAUSED': undefined
  'refusals-events.RESERVATION_EXPIRED': undefined
  'refusals-events.RESERVATION_NOT_PENDING': undefined
  'refusals-events.RSVPS_CLOSED': undefined
  'refusals-events.RSVPS_NOT_STARTED': undefined
  'refusals-events.RSVP_LIMIT_EXCEEDED': undefined
  'refusals-events.RSVP_NOT_FOUND': undefined
  'refusals-events.SALE_CLOSED': undefined
  'refusals-events.SALE_NOT_OPEN': undefined
  'refusals-events.SCHEDULE_ITEM_NOT_FOUND': undefined
  'refusals-events.SEATING_NOT_FOUND': undefined
  'refusals-events.SEAT_NEEDED': undefined
  'refusals-events.SEAT_NOT_FOUND': undefined
  'refusals-events.SEAT_TAKEN': undefined
  'refusals-events.SERIES_PASS_NOT_FOUND': undefined
  'refusals-events.STAFF_MEMBER_NOT_FOUND': undefined
  'refusals-events.STAFF_MEMBER_SUSPENDED': undefined
  'refusals-events.TICKETS_NOT_SOLD_OUT': undefined
  'refusals-events.TICKET_BUNDLE_CHECKED_IN': undefined
  'refusals-events.TICKET_BUNDLE_DIVIDED': undefined
  'refusals-events.TICKET_BUNDLE_NOT_FOUND': undefined
  'refusals-events.TICKET_BUNDLE_TRANSFERRED': undefined
  'refusals-events.TICKET_CANCELED': undefined
  'refusals-events.TICKET_CANCELLATION_CHANGED': undefined
  'refusals-events.TICKET_CANCELLATION_DISABLED': undefined
  'refusals-events.TICKET_CANCELLATION_OVER': undefined
  'refusals-events.TICKET_CHANGED': undefined
  'refusals-events.TICKET_CHANGE_DISABLED': undefined
  'refusals-events.TICKET_CHANGE_OVER': undefined
  'refusals-events.TICKET_CHANGE_PRICE_CHANGED': undefined
  'refusals-events.TICKET_CHANGE_PRICE_DIFFERS': undefined
  'refusals-events.TICKET_CHANGE_SEATED': undefined
  'refusals-events.TICKET_CHANGE_USED_UP': undefined
  'refusals-events.TICKET_CHECKED_IN': undefined
  'refusals-events.TICKET_CODE_ENDED': undefined
  'refusals-events.TICKET_CODE_NOT_FOUND': undefined
  'refusals-events.TICKET_CODE_NOT_OPEN': undefined
  'refusals-events.TICKET_CODE_USED_UP': undefined
  'refusals-events.TICKET_DEFINITION_NOT_FOUND': undefined
  'refusals-events.TICKET_KIND_NOT_AVAILABLE': undefined
  'refusals-events.TICKET_LIMIT_PER_ORDER': undefined
  'refusals-events.TICKET_LIMIT_PER_PERSON': undefined
  'refusals-events.TICKET_MINIMUM_PER_ORDER': undefined
  'refusals-events.TICKET_NOT_FOUND': undefined
  'refusals-events.TICKET_NOT_PAID': undefined
  'refusals-events.TICKET_NOT_TRANSFERRED': undefined
  'refusals-events.TICKET_ONLINE_ONLY': undefined
  'refusals-events.TICKET_RESERVATION_NOT_FOUND': undefined
  'refusals-events.TICKET_TRANSFERRED': undefined
  'refusals-events.TICKET_TRANSFER_DISABLED': undefined
  'refusals-events.UNEXPECTED_RSVP_STATUS': undefined
  'refusals-events.UNSUPPORTED_PRICING_OPTION': undefined
  'refusals-events.WAITING_ENTRY_CLOSED': undefined
  'refusals-events.WAITING_ENTRY_NOT_FOUND': undefined
  'refusals-events.WAITING_LINK_OVER': undefined
  'refusals-events.WAITING_LIST_CLOSED': undefined
  'refusals-events.WAITING_LIST_UNAVAILABLE': undefined
  'refusals-events.WAITING_OFFER_OVER': undefined
  'refusals-events.WRONG_EVENT': undefined
  'refusals-events.addOnLimit': { limit: number; name: string }
  'refusals-events.bundleDivided': { name: string }
  'refusals-events.calledOff': { event: string }
  'refusals-events.changesUsedUp': { limit: number }
  'refusals-events.codeLeft': { left: number }
  'refusals-events.codeOpens': { opens: string }
  'refusals-events.limitPerOrder': { limit: number; name: string }
  'refusals-events.limitPerOrderUnnamed': { limit: number }
  'refusals-events.limitPerPerson': { limit: number; name: string }
  'refusals-events.minimumPerOrder': { minimum: number; name: string }
  'refusals-events.noPricingOption': { name: string }
  'refusals-events.noTicketNumber': { number: string }
  'refusals-events.ofTicket': { name: string; reason: string }
  'refusals-events.placesForParty': { places: number }
  'refusals-events.reservationIs': { status: 'CONFIRMED' | 'EXPIRED' | 'CANCELED' | 'CANCELED_MANUALLY' | 'other' }
  'refusals-events.saleClosed': { name: string }
  'refusals-events.saleNotOpen': { name: string }
  'refusals-events.saleOpens': { name: string; opens: string }
  'refusals-events.seatTaken': { others: number; seat: string }
  'refusals-events.ticketsSoldOrHeld': undefined
  'refusals-members.BADGE_NOT_FOUND': undefined
  'refusals-members.COMMUNITY_JOIN_IMPOSSIBLE': undefined
  'refusals-members.MEMBER_ABOUT_ALREADY_EXISTS': undefined
  'refusals-members.MEMBER_ABOUT_NOT_FOUND': undefined
  'refusals-members.SLUG_ALREADY_EXISTS': undefined
  'refusals-members.memberSlugTaken': { slug: string }
  'refusals-sales.AMOUNT_CHANGED': undefined
  'refusals-sales.CALCULATION_ERROR': undefined
  'refusals-sales.CANNOT_CREATE_CHECKOUT_FROM_INACTIVE_TEMPLATE': undefined
  'refusals-sales.CANNOT_DELETE_PAID_ORDER_PAYMENT_REQUEST': undefined
  'refusals-sales.CANNOT_SAVE_PAYMENT_METHOD': undefined
  'refusals-sales.CANNOT_UPDATE_EXPIRED_ORDER_PAYMENT_REQUEST': undefined
  'refusals-sales.CANNOT_UPDATE_ORDER_PAYMENT_REQUEST_AMOUNT': undefined
  'refusals-sales.CANNOT_UPDATE_PAID_ORDER_PAYMENT_REQUEST': undefined
  'refusals-sales.CANNOT_UPDATE_VOIDED_ORDER_PAYMENT_REQUEST': undefined
  'refusals-sales.CANNOT_VOID_EXPIRED_ORDER_PAYMENT_REQUEST': undefined
  'refusals-sales.CANNOT_VOID_PAID_ORDER_PAYMENT_REQUEST': undefined
  'refusals-sales.CANT_CREATE_CHECKOUT_WITHOUT_ITEMS': undefined
  'refusals-sales.CART_NOT_FOUND': undefined
  'refusals-sales.CHECKOUT_CHANGED': undefined
  'refusals-sales.CHECKOUT_INCOMPLETE': undefined
  'refusals-sales.CHECKOUT_IS_COMPLETE': undefined
  'refusals-sales.CHECKOUT_NOT_FOUND': undefined
  'refusals-sales.CHECKOUT_TEMPLATE_INACTIVE': undefined
  'refusals-sales.CHECKOUT_TEMPLATE_NOT_FOUND': undefined
  'refusals-sales.EMPTY_CHECKOUT': undefined
  'refusals-sales.ERROR_COUPON_DOES_NOT_EXIST': undefined
  'refusals-sales.ERROR_COUPON_HAS_EXPIRED': undefined
  'refusals-sales.ERROR_COUPON_IS_NOT_ACTIVE_YET': undefined
  'refusals-sales.ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED': undefined
  'refusals-sales.ERROR_COUPON_USAGE_EXCEEDED': undefined
  'refusals-sales.FULL_OUT_OF_STOCK': undefined
  'refusals-sales.GIFT_CARDS_NOT_ACCEPTED': undefined
  'refusals-sales.GIFT_CARD_DISABLED': undefined
  'refusals-sales.GIFT_CARD_EXPIRED': undefined
  'refusals-sales.GIFT_CARD_IS_EMPTY': undefined
  'refusals-sales.GIFT_CARD_NOT_FOUND': undefined
  'refusals-sales.INVALID_GIFT_CARD_CURRENCY': undefined
  'refusals-sales.INVALID_TIP': undefined
  'refusals-sales.ITEM_NOT_FOUND_IN_CATALOG': undefined
  'refusals-sales.LINE_ITEM_NOT_FOUND': undefined
  'refusals-sales.MAX_LINE_ITEMS_EXCEEDED': undefined
  'refusals-sales.NO_PAYMENT_METHOD': undefined
  'refusals-sales.NO_SELECTED_CARRIER_SERVICE_OPTION': undefined
  'refusals-sales.ORDER_ACTION_NOT_AVAILABLE': undefined
  'refusals-sales.ORDER_ALREADY_PAID': undefined
  'refusals-sales.ORDER_DOCUMENT_NOT_FOUND': undefined
  'refusals-sales.ORDER_HAS_NO_EMAIL': undefined
  'refusals-sales.ORDER_NOT_FOUND': undefined
  'refusals-sales.ORDER_PAYMENT_REQUEST_NOT_FOUND': undefined
  'refusals-sales.ORDER_STATUS_IS_NOT_SUPPORTED': undefined
  'refusals-sales.OWNED_CART_NOT_FOUND': undefined
  'refusals-sales.PARTIAL_OUT_OF_STOCK': undefined
  'refusals-sales.PAYMENTS_UNDER_WAY': undefined
  'refusals-sales.PAYMENT_DECLINED': undefined
  'refusals-sales.PAYMENT_ERROR': undefined
  'refusals-sales.PAYMENT_KEYS_REFUSED': undefined
  'refusals-sales.PAYMENT_METHODS_NOT_FOUND': undefined
  'refusals-sales.PAYMENT_METHOD_NOT_AVAILABLE': undefined
  'refusals-sales.PAYMENT_PROVIDER_UNREACHABLE': undefined
  'refusals-sales.PAYMENT_REQUEST_NOT_PAYABLE': undefined
  'refusals-sales.PAYMENT_UNDER_WAY': undefined
  'refusals-sales.SAVED_PAYMENT_METHOD_NOT_FOUND': undefined
  'refusals-sales.SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND': undefined
  'refusals-sales.SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE': undefined
  'refusals-sales.SITE_IS_CLOSED': undefined
  'refusals-sales.SITE_NOT_ACCEPTING_PAYMENTS': undefined
  'refusals-sales.TOO_MANY_OPEN_HOLDS': undefined
  'refusals-sales.TOO_MANY_UNITS_HELD': undefined
  'refusals-sales.UNAUTHENTICATED_TOKEN': undefined
  'refusals-sales.addressMissing': undefined
  'refusals-sales.changeOrRemove': undefined
  'refusals-sales.changeThese': undefined
  'refusals-sales.chooseFewer': undefined
  'refusals-sales.couponChanging': undefined
  'refusals-sales.couponCondition': { bound: string; condition: 'minimumSubtotal' | 'other' }
  'refusals-sales.couponDisabled': undefined
  'refusals-sales.couponElsewhere': undefined
  'refusals-sales.couponEnded': { date: string }
  'refusals-sales.couponLocked': undefined
  'refusals-sales.couponMoreItems': { count: number }
  'refusals-sales.couponNotForSubscriptions': undefined
  'refusals-sales.couponOtherCurrency': { currency: string; own: string }
  'refusals-sales.couponOtherItems': undefined
  'refusals-sales.couponStarts': { date: string }
  'refusals-sales.customLines': undefined
  'refusals-sales.doubtfulTaxId': undefined
  'refusals-sales.dueIsNow': { due: string }
  'refusals-sales.emailMissing': undefined
  'refusals-sales.giftCardIn': { currency: string }
  'refusals-sales.inPersonNeeds': undefined
  'refusals-sales.keysRefusedBecause': { problem: string }
  'refusals-sales.mostLines': { limit: number }
  'refusals-sales.mostSavedMethods': { limit: number }
  'refusals-sales.noCouponCode': { code: string }
  'refusals-sales.noGiftCard': { code: string }
  'refusals-sales.noLongerForSale': { name: string }
  'refusals-sales.noOrderNumber': { number: string }
  'refusals-sales.orderActionAt': {
    number: string
    status: 'CANCELED' | 'DECLINED' | 'VOIDED' | 'PAID' | 'FREE' | 'other'
  }
  'refusals-sales.orderStatusIs': { status: 'CANCELED' | 'REJECTED' | 'APPROVED' | 'PENDING' | 'INITIALIZED' | 'other' }
  'refusals-sales.orderWaitsForProvider': undefined
  'refusals-sales.removeSoldOut': undefined
  'refusals-sales.requestBeyondOwed': { owed: string }
  'refusals-sales.shortGone': { item: string }
  'refusals-sales.shortGoneUnnamed': undefined
  'refusals-sales.shortLeft': { count: number; item: string }
  'refusals-sales.shortLeftUnnamed': { count: number }
  'refusals-sales.totalIsNow': { total: string }
  'refusals-sales.unavailable': { name: string }
  'refusals-sales.unitsOfNetwork': { limit: number }
  'refusals-sales.unitsOfOwner': { limit: number }
  'refusals-sign-in.-19970': undefined
  'refusals-sign-in.-19971': undefined
  'refusals-sign-in.-19973': undefined
  'refusals-sign-in.-19976': undefined
  'refusals-sign-in.-19995': undefined
  'refusals-sign-in.EMAIL_VERIFICATION_FAILED': undefined
  'refusals-sign-in.EMAIL_VERIFICATION_REQUIRED': undefined
  'refusals-sign-in.FACTOR_ALREADY_ACTIVE': undefined
  'refusals-sign-in.FACTOR_NOT_AVAILABLE': undefined
  'refusals-sign-in.FACTOR_NOT_FOUND': undefined
  'refusals-sign-in.IDENTITY_BLOCKED': undefined
  'refusals-sign-in.INVALID_LOGIN': undefined
  'refusals-sign-in.INVALID_RECOVERY_TOKEN': undefined
  'refusals-sign-in.MEMBER_NOT_FOUND': undefined
  'refusals-sign-in.PASSKEY_NOT_FOUND': undefined
  'refusals-sign-in.PASSKEY_REFUSED': undefined
  'refusals-sign-in.PROOF_REQUIRED': undefined
  'refusals-sign-in.REDIRECT_NOT_REGISTERED': undefined
  'refusals-sign-in.SECOND_STEP_REQUIRED': undefined
  'refusals-sign-in.SESSION_NOT_FOUND': undefined
  'refusals-sign-in.TOO_MANY_PASSKEYS': undefined
  'refusals-sign-in.TOO_MANY_REQUESTS': undefined
  'refusals-sign-in.VERIFICATION_FAILED': undefined
  'refusals-sign-in.captchaAway': undefined
  'refusals-sign-in.factorNotOffered': { factor: 'EMAIL' | 'TOTP' | 'SMS' | 'CALL' | 'other' }
  'refusals-sign-in.mostPasskeys': { limit: number }
  'refusals-sign-in.nobodySignedIn': undefined
  'refusals-sign-in.tooManyFor': { seconds: number }
  'refusals-sign-in.tooManyForMinutes': { minutes: number }
  'refusals-staff.ACTIVITY_NOT_FOUND': undefined
  'refusals-staff.ADDITIONAL_FEE_NOT_FOUND': undefined
  'refusals-staff.ADD_ON_NOT_FOUND': undefined
  'refusals-staff.ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE': undefined
  'refusals-staff.ADJUSTED_COMPARE_AT_PRICE_OUT_OF_RANGE': undefined
  'refusals-staff.ADJUSTED_COST_OUT_OF_RANGE': undefined
  'refusals-staff.AFTER_CATEGORY_NOT_IN_PARENT': undefined
  'refusals-staff.ALREADY_EXISTS': undefined
  'refusals-staff.ALREADY_REDEEMED': undefined
  'refusals-staff.ALREADY_VOIDED': undefined
  'refusals-staff.AMOUNTS_DO_NOT_ADD_UP': undefined
  'refusals-staff.API_KEY_NOT_FOUND': undefined
  'refusals-staff.APP_IN_USE': undefined
  'refusals-staff.APP_NOT_FOUND': undefined
  'refusals-staff.BADGE_LIMIT_REACHED': undefined
  'refusals-staff.BARCODE_ALREADY_EXIST_ERROR': undefined
  'refusals-staff.BRAND_LIMIT_EXCEEDED': undefined
  'refusals-staff.CALCULATOR_ID_NOT_FOUND': undefined
  'refusals-staff.CANNOT_CHARGE_EXPIRED_ORDER_PAYMENT_REQUEST': undefined
  'refusals-staff.CANNOT_CHARGE_PAID_ORDER_PAYMENT_REQUEST': undefined
  'refusals-staff.CANNOT_CHARGE_VOIDED_ORDER_PAYMENT_REQUEST': undefined
  'refusals-staff.CANNOT_DELETE_DEFAULT_SETTINGS': undefined
  'refusals-staff.CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET': undefined
  'refusals-staff.CANNOT_OVERWRITE_NON_IMPORTED_ORDER': undefined
  'refusals-staff.CANNOT_REMOVE_PAID_TIP_DISTRIBUTION': undefined
  'refusals-staff.CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER': undefined
  'refusals-staff.CARRIER_ACCOUNT_NOT_FOUND': undefined
  'refusals-staff.CARRIER_ALREADY_EXISTS_IN_REGION': undefined
  'refusals-staff.CARRIER_KEY_REFUSED': undefined
  'refusals-staff.CARRIER_UNREACHABLE': undefined
  'refusals-staff.CATALOG_IMPORT_ALREADY_SUBMITTED': undefined
  'refusals-staff.CATALOG_IMPORT_NOT_FOUND': undefined
  'refusals-staff.CATALOG_ITEMS_NOT_FOUND': undefined
  'refusals-staff.CATEGORIES_LIMIT_PER_TREE_EXCEEDED': undefined
  'refusals-staff.CATEGORY_DEPTH_LIMIT_EXCEEDED': undefined
  'refusals-staff.CHOICES_LIMIT_EXCEEDED': undefined
  'refusals-staff.CHOICE_ASSIGNED_TO_PRODUCT': undefined
  'refusals-staff.CHOICE_IDS_MISMATCH': undefined
  'refusals-staff.CHOICE_NOT_EXIST': undefined
  'refusals-staff.CHOICE_NOT_FOUND': undefined
  'refusals-staff.COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE': undefined
  'refusals-staff.CONTACT_TAX_DETAILS_NOT_FOUND': undefined
  'refusals-staff.CONTENT_PAGE_ADDRESS_TAKEN': undefined
  'refusals-staff.CONTROL_NOT_FOUND': undefined
  'refusals-staff.COUNTRY_NOT_FOUND': undefined
  'refusals-staff.COUPON_CODE_TAKEN': undefined
  'refusals-staff.COUPON_LIMIT_EXCEEDED': undefined
  'refusals-staff.COUPON_NOT_FOUND': undefined
  'refusals-staff.CURRENCY_IN_USE': undefined
  'refusals-staff.CURRENCY_LOCKED': undefined
  'refusals-staff.CURRENCY_MISMATCH': undefined
  'refusals-staff.CURRENCY_NOT_SUPPORTED': undefined
  'refusals-staff.CUSTOMIZATION_NOT_EXIST': undefined
  'refusals-staff.DEFAULT_CANNOT_BE_UPDATED': undefined
  'refusals-staff.DEFAULT_PROFILE_CANNOT_BE_DELETED': undefined
  'refusals-staff.DEFAULT_SETTINGS_ALREADY_EXISTS': undefined
  'refusals-staff.DELIVERY_CARRIER_CANNOT_BE_UPDATED': undefined
  'refusals-staff.DELIVERY_CARRIER_MISSING_BACKUP_RATE': undefined
  'refusals-staff.DELIVERY_CARRIER_NOT_FOUND': undefined
  'refusals-staff.DELIVERY_PROFILES_LIMIT_EXCEEDED': undefined
  'refusals-staff.DELIVERY_PROFILE_NOT_FOUND': undefined
  'refusals-staff.DELIVERY_REGION_CANNOT_BE_UPDATED': undefined
  'refusals-staff.DELIVERY_REGION_NAME_ALREADY_EXISTS': undefined
  'refusals-staff.DELIVERY_REGION_NOT_FOUND': undefined
  'refusals-staff.DESTINATIONS_COLLISION': undefined
  'refusals-staff.DIGITAL_FILE_NOT_FOUND_ERROR': undefined
  'refusals-staff.DOESNT_SUPPORT_CHOICES': undefined
  'refusals-staff.DOESNT_SUPPORT_FREE_TEXT': undefined
  'refusals-staff.DRAFT_ORDER_NOT_FOUND': undefined
  'refusals-staff.DUPLICATE_BARCODE_ERROR': undefined
  'refusals-staff.DUPLICATE_CATEGORY_ASSIGNMENT': undefined
  'refusals-staff.DUPLICATE_PRODUCT_OPTIONS': undefined
  'refusals-staff.DUPLICATE_RIBBON_IN_ADDITIONAL': undefined
  'refusals-staff.DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL': undefined
  'refusals-staff.DUPLICATE_SLUG': undefined
  'refusals-staff.DUPLICATE_SLUG_ERROR': undefined
  'refusals-staff.DUPLICATE_VARIANT_OPTION_CHOICE': undefined
  'refusals-staff.EMPTY_ASSIGN_AND_UNASSIGN_LISTS': undefined
  'refusals-staff.EMPTY_FILTER': undefined
  'refusals-staff.ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT': undefined
  'refusals-staff.EVENTS_SETTINGS_NOT_FOUND': undefined
  'refusals-staff.EVENT_ALREADY_PUBLISHED': undefined
  'refusals-staff.EVENT_HAS_GUESTS': undefined
  'refusals-staff.EVENT_HAS_NO_DATES': undefined
  'refusals-staff.EVENT_MOVE_DECIDED': undefined
  'refusals-staff.EVENT_MOVE_NOT_FOUND': undefined
  'refusals-staff.EVENT_NOT_SETTLED': undefined
  'refusals-staff.EVENT_REFUND_NOT_FOUND': undefined
  'refusals-staff.EVENT_REFUND_REQUESTED_OTHERWISE': undefined
  'refusals-staff.EVENT_TEMPLATE_NOT_FOUND': undefined
  'refusals-staff.EXTERNAL_REFUND_EXPECTED': undefined
  'refusals-staff.FIELD_MASK_VALUE_NOT_SUPPORTED': undefined
  'refusals-staff.FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR': undefined
  'refusals-staff.FILE_NOT_TAKEN': undefined
  'refusals-staff.FOLDER_NAME_TAKEN': undefined
  'refusals-staff.FOLDER_NOT_FOUND': undefined
  'refusals-staff.FULFILLED_TOO_MANY': undefined
  'refusals-staff.FULFILLMENT_NOT_FOUND': undefined
  'refusals-staff.GENERATE_INVOICE_NOT_SUPPORTED': undefined
  'refusals-staff.GIFT_CARD_ALREADY_APPLIED': undefined
  'refusals-staff.GIFT_CARD_RECIPIENT_NOT_FOUND': undefined
  'refusals-staff.ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP': undefined
  'refusals-staff.IMPORTED_ORDER_IN_USE': undefined
  'refusals-staff.IMPORT_FAILED': undefined
  'refusals-staff.IMPORT_NOT_FOUND': undefined
  'refusals-staff.IMPORT_NOT_READY': undefined
  'refusals-staff.INFO_SECTIONS_LIMIT_EXCEEDED': undefined
  'refusals-staff.INFO_SECTION_CREATION_FAILED': undefined
  'refusals-staff.INFO_SECTION_ERROR_OCCURRED': undefined
  'refusals-staff.INSUFFICIENT_FUNDS': undefined
  'refusals-staff.INVALID_ADDITIONAL_FEE_REFUND_AMOUNT': undefined
  'refusals-staff.INVALID_AMOUNT': undefined
  'refusals-staff.INVALID_CURRENCY': undefined
  'refusals-staff.INVALID_CUSTOMIZATION_RENDER_TYPE': undefined
  'refusals-staff.INVALID_DEFAULT_VARIANT': undefined
  'refusals-staff.INVALID_EVENT_CONFIGURATION': undefined
  'refusals-staff.INVALID_EVENT_STATUS_TRANSITION': undefined
  'refusals-staff.INVALID_FREE_TEXT_SETTINGS': undefined
  'refusals-staff.INVALID_LINE_ITEM_ADDRESS_INDEX': undefined
  'refusals-staff.INVALID_LINE_ITEM_REFUND_QUANTITY': undefined
  'refusals-staff.INVALID_LINE_ITEM_RESTOCK_QUANTITY': undefined
  'refusals-staff.INVALID_PAYMENT_REFUND_AMOUNT': undefined
  'refusals-staff.INVALID_PAYMENT_STATUS': undefined
  'refusals-staff.INVALID_PRICE_AMOUNT': undefined
  'refusals-staff.INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION': undefined
  'refusals-staff.INVALID_QUANTITY_VALUE': undefined
  'refusals-staff.INVALID_REORDER_INSTRUCTION': undefined
  'refusals-staff.INVALID_SALE_PERIOD': undefined
  'refusals-staff.INVALID_SHIPPING_REFUND_AMOUNT': undefined
  'refusals-staff.INVALID_SLUG_FORMAT': undefined
  'refusals-staff.INVALID_SUBDIVISION_FORMAT': undefined
  'refusals-staff.INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT': undefined
  'refusals-staff.INVALID_TARGET_QUANTITY': undefined
  'refusals-staff.INVALID_TIP_DISTRIBUTION': undefined
  'refusals-staff.INVENTORY_ITEM_NOT_FOUND': undefined
  'refusals-staff.INVENTORY_QUANTITY_NOT_TRACKED': undefined
  'refusals-staff.INVOICE_ALREADY_EXISTS': undefined
  'refusals-staff.INVOICE_NUMBERS_IN_USE': undefined
  'refusals-staff.ITEM_ALREADY_EXISTS': undefined
  'refusals-staff.ITEM_NOT_IN_CATEGORY': undefined
  'refusals-staff.LABEL_ADDRESS_MISSING': undefined
  'refusals-staff.LABEL_CUSTOMS_MISSING': undefined
  'refusals-staff.LABEL_NOT_BOUGHT': undefined
  'refusals-staff.LABEL_PRICE_NOT_FOUND': undefined
  'refusals-staff.LABEL_REFUSED': undefined
  'refusals-staff.LABEL_UNDER_WAY': undefined
  'refusals-staff.LAST_OWNER': undefined
  'refusals-staff.LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED': undefined
  'refusals-staff.LIMIT_REACHED': undefined
  'refusals-staff.LOCAL_DELIVERY_OPTION_NOT_FOUND': undefined
  'refusals-staff.LOCATION_HOLDS_STOCK': undefined
  'refusals-staff.LOCATION_IS_DEFAULT': undefined
  'refusals-staff.LOCATION_NAME_TAKEN': undefined
  'refusals-staff.LOCATION_NOT_FOUND': undefined
  'refusals-staff.MAIL_NEEDED': undefined
  'refusals-staff.MAIL_NOT_SENT': undefined
  'refusals-staff.MAIL_SERVER_NOT_FOUND': undefined
  'refusals-staff.MANAGED_CATEGORY_OPERATION_NOT_ALLOWED': undefined
  'refusals-staff.MANUAL_TAX_MAPPING_ALREADY_EXISTS': undefined
  'refusals-staff.MANUAL_TAX_MAPPING_NOT_FOUND': undefined
  'refusals-staff.MAX_QUANTITY_LIMIT_REACHED': undefined
  'refusals-staff.MEDIA_NOT_FOUND': undefined
  'refusals-staff.MEDIA_REMOVAL_NOT_ALLOWED': undefined
  'refusals-staff.MEMBERS_NOT_MERGEABLE': undefined
  'refusals-staff.MEMBER_BLOCKED': undefined
  'refusals-staff.MEMBER_LIMIT_EXCEEDED': undefined
  'refusals-staff.MIN_QUANTITY_LIMIT_REACHED': undefined
  'refusals-staff.MISSING_AFTER_CATEGORY': undefined
  'refusals-staff.MISSING_COUNTRY_IN_ADDRESS': undefined
  'refusals-staff.MISSING_SUBDIVISION_IN_ADDRESS': undefined
  'refusals-staff.MISSING_TAXABLE_ADDRESS': undefined
  'refusals-staff.MISSING_VARIANT_OPTION_CHOICE': undefined
  'refusals-staff.MODIFIERS_LIMIT_EXCEEDED': undefined
  'refusals-staff.MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED': undefined
  'refusals-staff.MODIFIER_NAME_AND_TYPE_REQUIRED': undefined
  'refusals-staff.NAME_TAKEN': undefined
  'refusals-staff.NOT_SUPPORTED_APP_DEF_ID': undefined
  'refusals-staff.NO_ASSOCIATED_ECOM_ORDER': undefined
  'refusals-staff.NO_DELIVERY_REGION_FOUND': undefined
  'refusals-staff.NO_SAVED_PAYMENT_METHOD': undefined
  'refusals-staff.ONLY_SPACES_STRING_ERROR': undefined
  'refusals-staff.OPTIONS_LIMIT_EXCEEDED': undefined
  'refusals-staff.ORDER_CANCELED': undefined
  'refusals-staff.ORDER_CANNOT_BE_EDITED': undefined
  'refusals-staff.ORDER_HAS_CHARGEBACKS': undefined
  'refusals-staff.ORDER_NUMBER_TAKEN': undefined
  'refusals-staff.ORDER_PAID': undefined
  'refusals-staff.ORDER_STATUS_NOT_AUTHORIZED': undefined
  'refusals-staff.ORDER_TRANSACTIONS_NOT_FOUND': undefined
  'refusals-staff.PARENT_CATEGORY_HIDDEN': undefined
  'refusals-staff.PARENT_CATEGORY_NOT_IN_TREE': undefined
  'refusals-staff.PARTIALLY_OR_FULLY_REFUNDED_ORDER_CANNOT_BE_EDITED': undefined
  'refusals-staff.PAYMENTS_DO_NOT_ADD_UP': undefined
  'refusals-staff.PAYMENTS_NOT_FOUND': undefined
  'refusals-staff.PAYMENT_ALREADY_CAPTURED': undefined
  'refusals-staff.PAYMENT_ALREADY_IN_PROGRESS': undefined
  'refusals-staff.PAYMENT_ALREADY_VOIDED': undefined
  'refusals-staff.PAYMENT_DIFFERENCE_NOT_FOUND': undefined
  'refusals-staff.PAYMENT_IN_PROGRESS': undefined
  'refusals-staff.PAYMENT_METHOD_UNAVAILABLE': undefined
  'refusals-staff.PAYMENT_NOT_AUTHORIZED': undefined
  'refusals-staff.PAYMENT_NOT_FOUND': undefined
  'refusals-staff.PAYMENT_NOT_REFUNDABLE': undefined
  'refusals-staff.PICKUP_LOCATION_NOT_FOUND': undefined
  'refusals-staff.POLICIES_LIMIT_REACHED': undefined
  'refusals-staff.PRESET_PERCENTAGE_TOO_HIGH': undefined
  'refusals-staff.PRE_ORDER_VALIDATION': undefined
  'refusals-staff.PRODUCTS_LIMIT_EXCEEDED': undefined
  'refusals-staff.PRODUCTS_MISSING_CUSTOMIZATION': undefined
  'refusals-staff.PRODUCTS_NOT_FOUND': undefined
  'refusals-staff.PRODUCTS_NOT_IN_GROUP': undefined
  'refusals-staff.PRODUCT_GROUP_LIMIT_EXCEEDED': undefined
  'refusals-staff.PRODUCT_MEDIA_NOT_EXIST': undefined
  'refusals-staff.PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED': undefined
  'refusals-staff.PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED': undefined
  'refusals-staff.PROMOTIONS_LIMIT_EXCEEDED': undefined
  'refusals-staff.PURCHASED_DATE_CANNOT_BE_IN_FUTURE': undefined
  'refusals-staff.RECEIPT_ALREADY_EXIST': undefined
  'refusals-staff.REFUND_NOT_AVAILABLE': undefined
  'refusals-staff.REFUND_NOT_FOUND': undefined
  'refusals-staff.REFUND_TRANSACTION_NOT_FOUND': undefined
  'refusals-staff.REMOVED_SLUG': undefined
  'refusals-staff.REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING': undefined
  'refusals-staff.REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS': undefined
  'refusals-staff.REQUIRED_APP_NOT_INSTALLED': undefined
  'refusals-staff.REQUIRED_COMPONENT_DOES_NOT_EXIST': undefined
  'refusals-staff.REQUIRED_COUNTRY': undefined
  'refusals-staff.RIBBON_LIMIT_EXCEEDED': undefined
  'refusals-staff.ROLE_DOES_NOT_EXIST': undefined
  'refusals-staff.ROOM_IN_USE': undefined
  'refusals-staff.ROOM_NOT_FOUND': undefined
  'refusals-staff.ROOM_TOO_SMALL': undefined
  'refusals-staff.SEAT_PLAN_NOT_FOUND': undefined
  'refusals-staff.SELLER_ADDRESS_MISSING': undefined
  'refusals-staff.SERIES_PASS_NEEDS_DATES': undefined
  'refusals-staff.SHIPPING_LABEL_NOT_FOUND': undefined
  'refusals-staff.SHIPPING_NOT_FOUND': undefined
  'refusals-staff.SHIPPING_OPTION_NOT_FOUND': undefined
  'refusals-staff.SHIPPO_CONFIGURATION_NOT_FOUND': undefined
  'refusals-staff.SHIP_FROM_MISSING': undefined
  'refusals-staff.SINGLE_DEFAULT_DELIVERY_PROFILE': undefined
  'refusals-staff.SKU_ALREADY_EXIST_ERROR': undefined
  'refusals-staff.SKU_TAKEN': undefined
  'refusals-staff.SLUG_ALREADY_IN_USE': undefined
  'refusals-staff.SLUG_TAKEN': undefined
  'refusals-staff.STAFF_ROLE_EXISTS': undefined
  'refusals-staff.STAFF_ROLE_IN_USE': undefined
  'refusals-staff.STAFF_ROLE_NOT_FOUND': undefined
  'refusals-staff.STAFF_USER_EXISTS': undefined
  'refusals-staff.STAFF_USER_NOT_FOUND': undefined
  'refusals-staff.STATUS_ALREADY_SET': undefined
  'refusals-staff.STATUS_NOT_ALLOWED': undefined
  'refusals-staff.STATUS_NOT_SUPPORTED': undefined
  'refusals-staff.SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY': undefined
  'refusals-staff.SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY': undefined
  'refusals-staff.SUBSCRIPTION_ID_ALREADY_EXISTS': undefined
  'refusals-staff.SUBSCRIPTION_OPTIONS_LIMIT_EXCEEDED': undefined
  'refusals-staff.TAX_CALCULATOR_FAILED': undefined
  'refusals-staff.TAX_EXEMPT_GROUP_NOT_FOUND': undefined
  'refusals-staff.TAX_GROUP_ID_NOT_FOUND': undefined
  'refusals-staff.TAX_REGION_ID_NOT_FOUND': undefined
  'refusals-staff.TESTING_NOT_CONFIRMED': undefined
  'refusals-staff.TEST_CLOCK_OFF': undefined
  'refusals-staff.TICKET_BUNDLE_KIND': undefined
  'refusals-staff.TICKET_CANCELLATION_NOT_FOUND': undefined
  'refusals-staff.TICKET_CODE_ALREADY_EXISTS': undefined
  'refusals-staff.TICKET_DEFINITIONS_LIMIT_REACHED': undefined
  'refusals-staff.TICKET_QUOTA_NOT_FOUND': undefined
  'refusals-staff.TIP_NOT_FOUND': undefined
  'refusals-staff.TIP_SETTINGS_NOT_FOUND': undefined
  'refusals-staff.TOO_MANY_INFO_SECTIONS_ERROR': undefined
  'refusals-staff.TOO_MANY_VARIANTS': undefined
  'refusals-staff.TRACKING_NUMBER_ALREADY_EXISTS': undefined
  'refusals-staff.TRANSACTION_NOT_FOUND': undefined
  'refusals-staff.TRANSLATIONS_NOT_FOUND': undefined
  'refusals-staff.TREE_CYCLE_DETECTED': undefined
  'refusals-staff.UNKNOWN_DELIVERY_CARRIER': undefined
  'refusals-staff.UNSUPPORTED_GROUPING_CUSTOMIZATION_RENDER_TYPE': undefined
  'refusals-staff.UNSUPPORTED_TRANSITION': undefined
  'refusals-staff.UPDATE_OF_FIELD_NOT_ALLOWED': undefined
  'refusals-staff.UPLOAD_INCOMPLETE': undefined
  'refusals-staff.UPLOAD_NOT_FOUND': undefined
  'refusals-staff.VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT': undefined
  'refusals-staff.VARIANT_ID_ALREADY_EXISTS': undefined
  'refusals-staff.VENUE_IN_USE': undefined
  'refusals-staff.VENUE_NOT_FOUND': undefined
  'refusals-staff.VIEW_NOT_FOUND': undefined
  'refusals-staff.WAITING_TICKETS_NOT_FREE': undefined
  'refusals-staff.addUpTo': { total: string }
  'refusals-staff.addressMissingAt': { index: number }
  'refusals-staff.addressWithoutCountry': { index: number }
  'refusals-staff.addressWithoutSubdivision': { index: number }
  'refusals-staff.autoTaxDeactivated': undefined
  'refusals-staff.autoTaxFailed': undefined
  'refusals-staff.barcodeTaken': { barcode: string }
  'refusals-staff.bundleKind': { name: string }
  'refusals-staff.chargeDeclined': { failureDetails: string }
  'refusals-staff.chargeGoesOn': undefined
  'refusals-staff.checkedInAt': { moment: string }
  'refusals-staff.choiceTwice': { choice: string; option: string }
  'refusals-staff.codeTaken': { code: string }
  'refusals-staff.counterIsNow': { counter: string }
  'refusals-staff.couponCodeTaken': { code: string }
  'refusals-staff.creditInOtherCurrency': { currency: string; own: string }
  'refusals-staff.creditNotTaken': undefined
  'refusals-staff.deepestCategory': { limit: number }
  'refusals-staff.destinationTwice': { destination: string }
  'refusals-staff.eventCurrencyLocked': { currency: string }
  'refusals-staff.eventHasGuests': { guests: number; title: string }
  'refusals-staff.eventNotSettled': { orders: number; title: string }
  'refusals-staff.eventSlugTaken': { slug: string }
  'refusals-staff.eventStatusIs': { status: 'DRAFT' | 'UPCOMING' | 'STARTED' | 'ENDED' | 'CANCELED' | 'other' }
  'refusals-staff.fieldFixed': { field: string }
  'refusals-staff.fieldsNotSent': { fields: string }
  'refusals-staff.fieldsNotSettable': { fields: string }
  'refusals-staff.fileNotTaken': { filename: string }
  'refusals-staff.foldersNested': { limit: number }
  'refusals-staff.guestNotAttending': { status: 'NO' | 'WAITLIST' | 'other' }
  'refusals-staff.importNotReady': {
    status: 'COMPARING' | 'COMPARED' | 'RUNNING' | 'DONE' | 'CANCELED' | 'FAILED' | 'UNDOING' | 'UNDONE' | 'other'
  }
  'refusals-staff.keysAreMixed': undefined
  'refusals-staff.labelRefusedBecause': { problem: string }
  'refusals-staff.leastQuantity': { least: number }
  'refusals-staff.leftOfDelivery': { left: string }
  'refusals-staff.leftOfFee': { left: string }
  'refusals-staff.leftOfPayment': { left: string }
  'refusals-staff.leftOnCard': { left: string }
  'refusals-staff.leftToFulfil': { left: number }
  'refusals-staff.leftToRefund': { left: number }
  'refusals-staff.leftToRestock': { left: number }
  'refusals-staff.locationHolds': { items: number }
  'refusals-staff.locationNameTaken': { name: string }
  'refusals-staff.mailNotSent': { reason: string }
  'refusals-staff.mostBadges': { limit: number }
  'refusals-staff.mostBrands': { limit: number }
  'refusals-staff.mostCategories': { limit: number }
  'refusals-staff.mostChoices': { limit: number }
  'refusals-staff.mostChoicesOf': { limit: number; name: string }
  'refusals-staff.mostCoupons': { limit: number }
  'refusals-staff.mostDeliveryProfiles': { limit: number }
  'refusals-staff.mostInGroup': { limit: number }
  'refusals-staff.mostInfoSections': { limit: number }
  'refusals-staff.mostModifiers': { limit: number }
  'refusals-staff.mostOfThese': { limit: number }
  'refusals-staff.mostOptions': { limit: number }
  'refusals-staff.mostOptionsOfRegion': { limit: number }
  'refusals-staff.mostPolicies': { limit: number }
  'refusals-staff.mostProductGroups': { limit: number }
  'refusals-staff.mostPromotions': { limit: number }
  'refusals-staff.mostQuantity': { most: number }
  'refusals-staff.mostRibbons': { limit: number }
  'refusals-staff.mostSectionsOfProduct': { limit: number }
  'refusals-staff.mostSubscriptionOptions': { limit: number }
  'refusals-staff.mostTicketDefinitions': { limit: number }
  'refusals-staff.mostVariants': { limit: number; variants: number }
  'refusals-staff.nameTaken': { name: string }
  'refusals-staff.noCheckoutWordsIn': { language: string }
  'refusals-staff.noCountry': { country: string }
  'refusals-staff.noRole': { role: string }
  'refusals-staff.noVariantWith': { choices: string }
  'refusals-staff.notRefundable': {
    reason:
      | 'ALREADY_REFUNDED'
      | 'NOT_PAID'
      | 'PENDING_REFUND'
      | 'ZERO_PRICE'
      | 'PROVIDER_IS_DOWN'
      | 'ORDER_IS_PENDING'
      | 'ORDER_IS_REJECTED'
      | 'DISABLED_BY_PROVIDER'
      | 'other'
  }
  'refusals-staff.notWholeNumber': { value: string }
  'refusals-staff.nothingDeliveredTo': { destination: string }
  'refusals-staff.nothingToCapture': { number: string }
  'refusals-staff.optionTwice': { option: string }
  'refusals-staff.orderHasCurrency': { currency: string }
  'refusals-staff.orderIn': { currency: string }
  'refusals-staff.pageAddressTaken': { slug: string }
  'refusals-staff.paymentOfProvider': undefined
  'refusals-staff.paymentStatusIs': {
    status: 'APPROVED' | 'CANCELED' | 'DECLINED' | 'REFUNDED' | 'PARTIALLY_REFUNDED' | 'AUTHORIZED' | 'VOIDED' | 'other'
  }
  'refusals-staff.preOrderBelowSold': { sold: number }
  'refusals-staff.preOrderRefused': { reason: 'DIGITAL_PRODUCT' | 'NOT_ENABLED' | 'other' }
  'refusals-staff.productSlugTaken': { slug: string }
  'refusals-staff.quantityBelowZero': { quantity: number }
  'refusals-staff.questionDoesNotFit': {
    reason: 'TICKETS_NAME_THEIR_GUESTS' | 'CONDITION_IS_BROKEN' | 'CONTROL_WITHOUT_CONDITION' | 'other'
  }
  'refusals-staff.receiptNeedsMoney': undefined
  'refusals-staff.refundByHand': { reason: 'OFFLINE' | 'NOT_SUPPORTED' | 'EXPIRED' | 'other' }
  'refusals-staff.refundOfProvider': undefined
  'refusals-staff.regionNameTaken': { name: string }
  'refusals-staff.roleNameTaken': { name: string }
  'refusals-staff.roomHasEvents': { events: number; room: string }
  'refusals-staff.roomTooSmall': { capacity: number; event: string; room: string; taken: number }
  'refusals-staff.siteCurrencyInUse': { currency: string }
  'refusals-staff.skuTaken': { sku: string }
  'refusals-staff.slugNotValid': { slug: string }
  'refusals-staff.slugTaken': { slug: string }
  'refusals-staff.subdivisionElsewhere': { country: string; subdivision: string }
  'refusals-staff.subdivisionNotValid': { subdivision: string }
  'refusals-staff.taxCalculatorFailedBecause': { problem: string }
  'refusals-staff.taxRegionExists': { place: string }
  'refusals-staff.tipAboveWhole': { value: string }
  'refusals-staff.uploadStopped': { bytes: string; received: string }
  'refusals-staff.userExists': { email: string }
  'refusals-staff.usersHaveRole': { users: number }
  'refusals-staff.venueHasEvents': { events: number }
  'refusals.BAD_REQUEST': undefined
  'refusals.BODY_TOO_LARGE': undefined
  'refusals.BUSY': undefined
  'refusals.IDEMPOTENCY_KEY_IN_USE': undefined
  'refusals.IDEMPOTENCY_KEY_REUSED': undefined
  'refusals.INVALID_GRANT': undefined
  'refusals.METHOD_NOT_ALLOWED': undefined
  'refusals.MISDIRECTED_REQUEST': undefined
  'refusals.NOT_FOUND': undefined
  'refusals.PERMISSION_DENIED': undefined
  'refusals.POLL_NOT_FOUND': undefined
  'refusals.POLL_ONE_OPTION': undefined
  'refusals.POLL_OPTION_NOT_FOUND': undefined
  'refusals.SITE_MISMATCH': undefined
  'refusals.STALE_REVISION': undefined
  'refusals.STORAGE_FULL': undefined
  'refusals.SYSTEM_ERROR': undefined
  'refusals.TOKEN_EXPIRED': undefined
  'refusals.UNAUTHENTICATED': undefined
  'refusals.UNKNOWN_CLIENT': undefined
  'refusals.UNSUPPORTED_MEDIA_TYPE': undefined
  'refusals.URI_TOO_LONG': undefined
  'refusals.bodyTooLargeFor': { most: string }
  'refusals.encodedBody': undefined
  'refusals.forSignedInStaff': undefined
  'refusals.lackedScope': { scope: string }
  'refusals.mailsNeed': { scope: string }
  'refusals.mailsNotStored': undefined
  'refusals.manyViews': undefined
  'refusals.noOperation': { methods: string; near: string; place: string }
  'refusals.noSuchMail': undefined
  'refusals.nothingAt': { place: string }
  'refusals.nothingAtNear': { near: string; place: string }
  'refusals.partTooLong': { most: number }
  'refusals.quoted': { name: string }
  'refusals.scopeNeeded': { scope: string }
  'refusals.severalHosts': undefined
  'refusals.testMailsToCaller': undefined
  'refusals.tooManyStored': undefined
  'refusals.visitorTokenAndKey': { form: string }
  'staff.account': undefined
  'staff.accountSaved': undefined
  'staff.accountWhy': undefined
  'staff.addressTaken': undefined
  'staff.appMayDo': { site: string }
  'staff.appSetUp': undefined
  'staff.asInThisBrowser': { email: string }
  'staff.backToAdmin': undefined
  'staff.code': undefined
  'staff.codeDoesNotFit': undefined
  'staff.codeDoesNotFitApp': undefined
  'staff.commandForLink': undefined
  'staff.confirm': undefined
  'staff.connect': undefined
  'staff.connectApp': { app: string }
  'staff.continueWith': { provider: string }
  'staff.denied': { provider: string }
  'staff.enterCode': undefined
  'staff.enterName': undefined
  'staff.keyForApp': undefined
  'staff.linkOnItsWay': { email: string }
  'staff.linkUsed': undefined
  'staff.lookIntoMailbox': undefined
  'staff.manyRequests': undefined
  'staff.manyTries': { minutes: number }
  'staff.mayNotConnect': undefined
  'staff.newPassword': undefined
  'staff.noLinkSent': undefined
  'staff.noSuchApp': undefined
  'staff.orByMail': undefined
  'staff.orWithoutPassword': undefined
  'staff.password': undefined
  'staff.passwordHelp': undefined
  'staff.runTheServer': undefined
  'staff.saveAccount': undefined
  'staff.scan': undefined
  'staff.secondStep': undefined
  'staff.sendLink': undefined
  'staff.setUpApp': undefined
  'staff.signIn': undefined
  'staff.signInAgain': undefined
  'staff.signInButton': undefined
  'staff.signInFailed': { provider: string }
  'staff.stepIsOff': undefined
  'staff.stepIsOn': undefined
  'staff.testMail': { name: string }
  'staff.testMailText': { name: string }
  'staff.theProvider': undefined
  'staff.turnOff': undefined
  'staff.turnedOff': undefined
  'staff.unknownAccount': { provider: string }
  'staff.unreachable': { provider: string }
  'staff.unverified': { provider: string }
  'staff.useAnotherAddress': undefined
  'staff.whichCode': undefined
  'staff.wholeAddress': undefined
  'staff.wrongPassword': undefined
  'staff.yourEmail': undefined
  'staff.yourName': undefined
  'test-payment.approve': undefined
  'test-payment.asks': { price: string; site: string }
  'test-payment.authorize': undefined
  'test-payment.backToShop': undefined
  'test-payment.bankAsks': undefined
  'test-payment.check': undefined
  'test-payment.chooseHere': undefined
  'test-payment.chooseOne': undefined
  'test-payment.decline': undefined
  'test-payment.declineFunds': undefined
  'test-payment.description': undefined
  'test-payment.isThisYou': undefined
  'test-payment.itIsMe': undefined
  'test-payment.late': undefined
  'test-payment.lateDecline': undefined
  'test-payment.leave': undefined
  'test-payment.over': undefined
  'test-payment.refundFails': undefined
  'test-payment.refundLate': undefined
  'test-payment.saveAsks': undefined
  'test-payment.saveDeclines': undefined
  'test-payment.stay': undefined
  'test-payment.stop': undefined
  'test-payment.title': undefined
  'test-payment.unknown': undefined
  'violations.aboveMost': undefined
  'violations.aboveZero': undefined
  'violations.afterStart': undefined
  'violations.afterYear9999': undefined
  'violations.aggregationKind': undefined
  'violations.allOrSpecificEvents': undefined
  'violations.allProducts': undefined
  'violations.amountAboveNothing': undefined
  'violations.amountAsShown': undefined
  'violations.amountIn': { currency: string }
  'violations.amountOfSite': undefined
  'violations.atMostHours': { hours: number }
  'violations.atMostOwed': undefined
  'violations.autoRenewal': undefined
  'violations.base64url': undefined
  'violations.belowLeast': undefined
  'violations.blank': undefined
  'violations.boxInFile': undefined
  'violations.bundleContents': { fewest: string; most: string }
  'violations.bytesBefore': undefined
  'violations.bytesWithOthers': { limit: string }
  'violations.capacityInFile': { limit: number }
  'violations.choiceForEach': undefined
  'violations.choiceOfEvery': undefined
  'violations.choiceOnce': undefined
  'violations.codesOrRandom': undefined
  'violations.collectionId': undefined
  'violations.columnMissing': { column: string }
  'violations.columnOf': { field: string }
  'violations.commentOrEntry': undefined
  'violations.commonPassword': undefined
  'violations.countDistinct': undefined
  'violations.countedUnits': undefined
  'violations.country': undefined
  'violations.currencyCode': undefined
  'violations.currencyInUse': undefined
  'violations.currencyOfEvent': { currency: string }
  'violations.currencyOfSite': { currency: string }
  'violations.cursor': undefined
  'violations.date': undefined
  'violations.dateAndTime': undefined
  'violations.dateTwice': undefined
  'violations.datesAdded': { most: number }
  'violations.datesOfSeries': { most: number }
  'violations.decimal': undefined
  'violations.decimalPlaces': { currency: string; names: string }
  'violations.defaultTipsOfAll': undefined
  'violations.depositNeedsOption': undefined
  'violations.depositOfPrice': undefined
  'violations.email': undefined
  'violations.empty': undefined
  'violations.endsBeforeStart': undefined
  'violations.entryPerTicket': undefined
  'violations.exactlyOne': { values: string }
  'violations.exchangeRate': undefined
  'violations.excludeEachOther': { field: string }
  'violations.faultOf': { description: string; field: string }
  'violations.fitsNot': { field: string }
  'violations.fixedPages': undefined
  'violations.formAnswer': undefined
  'violations.format': { format: string }
  'violations.freeShipping': undefined
  'violations.from0to100': undefined
  'violations.given': undefined
  'violations.givenToKnown': undefined
  'violations.guestOfEach': { tickets: string }
  'violations.historyCursor': undefined
  'violations.id': undefined
  'violations.idOrProductAndVariant': undefined
  'violations.inFuture': undefined
  'violations.initialType': undefined
  'violations.isHere': { value: string }
  'violations.json': undefined
  'violations.jsonObject': undefined
  'violations.keepsChoice': { choice: string }
  'violations.keyLength': { limit: string }
  'violations.kindOfEntry': { type: string }
  'violations.knownName': undefined
  'violations.labelInFile': { column: string; limit: number }
  'violations.lacksChoice': undefined
  'violations.languageAndCountry': undefined
  'violations.layoutTooLarge': { elements: number; seats: number; sections: number }
  'violations.least': { limit: string }
  'violations.leastCharacters': { limit: number }
  'violations.leastItems': { limit: number }
  'violations.leavesChoice': undefined
  'violations.leavesSomethingOut': undefined
  'violations.letterOrDigit': undefined
  'violations.list': undefined
  'violations.listInText': { placeholder: string }
  'violations.listOfObjects': undefined
  'violations.listOfObjectsAlone': undefined
  'violations.lowerCase': undefined
  'violations.madeByShop': undefined
  'violations.mappedAlready': undefined
  'violations.match': { pattern: string }
  'violations.maxCharCount': undefined
  'violations.mediaAddress': undefined
  'violations.mediumTwice': undefined
  'violations.meetingLink': undefined
  'violations.modifierTwice': undefined
  'violations.moreDigits': undefined
  'violations.most': { limit: string }
  'violations.mostBytes': { limit: string }
  'violations.mostBytesHeld': { limit: string }
  'violations.mostCharacters': { limit: number }
  'violations.mostConditions': { limit: string }
  'violations.mostDigits': { limit: string }
  'violations.mostEntries': { limit: number }
  'violations.mostFields': { limit: string }
  'violations.mostFiles': { limit: string }
  'violations.mostItems': { limit: number }
  'violations.mostNodes': { limit: string }
  'violations.mostParts': { limit: string }
  'violations.mostPictures': { limit: string }
  'violations.mostValues': { limit: string }
  'violations.mustContain': { variable: string }
  'violations.nameOfOther': undefined
  'violations.namedOnce': undefined
  'violations.namesItself': undefined
  'violations.namesLowerChoice': undefined
  'violations.namesNoChoice': undefined
  'violations.namesOfTheirOwn': undefined
  'violations.namesUpperChoice': undefined
  'violations.needed': undefined
  'violations.neededByChoice': { type: string }
  'violations.neededForProduct': undefined
  'violations.negative': undefined
  'violations.nested': { limit: string }
  'violations.noAccountReserves': undefined
  'violations.noAmountIn': { currency: string }
  'violations.noChoice': undefined
  'violations.noEvent': undefined
  'violations.noFieldOfFormat': undefined
  'violations.noHeading': undefined
  'violations.noOperator': undefined
  'violations.noQuestion': undefined
  'violations.noRole': undefined
  'violations.noSuchVariable': undefined
  'violations.noTaxId': { kind: string }
  'violations.notAggregated': { fields: string }
  'violations.notBeside': { other: string }
  'violations.notFilteredBy': { fields: string }
  'violations.notInFuture': undefined
  'violations.notInPlan': undefined
  'violations.notOfAsManyCells': undefined
  'violations.notOfType': undefined
  'violations.notPendingAgain': undefined
  'violations.notSearched': { fields: string }
  'violations.notSearchedUse': { fields: string }
  'violations.notShownByChoice': { type: string }
  'violations.notSortedBy': { fields: string }
  'violations.notTakenAway': undefined
  'violations.notToList': undefined
  'violations.notValid': undefined
  'violations.notWithNull': undefined
  'violations.number': undefined
  'violations.object': undefined
  'violations.ofAreaAlone': undefined
  'violations.ofProduct': undefined
  'violations.oneArea': { areas: string }
  'violations.oneButton': undefined
  'violations.oneCategoryItem': { field: string }
  'violations.oneCurrency': { currencies: string }
  'violations.oneFlow': undefined
  'violations.oneItem': undefined
  'violations.oneLine': undefined
  'violations.oneOf': { values: string }
  'violations.oneOfAndMore': { more: string; values: string }
  'violations.oneOfDeposit': undefined
  'violations.oneOfEachLine': undefined
  'violations.oneOfVariables': { values: string }
  'violations.oneOwnerOfTips': undefined
  'violations.onePersonPerSeat': undefined
  'violations.onePricing': undefined
  'violations.oneTicketPerSeat': undefined
  'violations.operator': undefined
  'violations.orAdjustment': undefined
  'violations.orAll': undefined
  'violations.orEmail': undefined
  'violations.orRequestIds': undefined
  'violations.origin': undefined
  'violations.ownCurrency': undefined
  'violations.ownLanguage': undefined
  'violations.pageOrWebAddress': undefined
  'violations.partOfCountry': undefined
  'violations.partOfPrice': undefined
  'violations.passwordInTheClear': undefined
  'violations.percent2': undefined
  'violations.percent4': undefined
  'violations.phone': undefined
  'violations.physicalGoods': undefined
  'violations.picture': undefined
  'violations.pictureAddress': undefined
  'violations.placedAllOrNone': undefined
  'violations.plainNumber': undefined
  'violations.planWithoutSeats': undefined
  'violations.positionInFile': undefined
  'violations.postcodes': undefined
  'violations.productTwice': undefined
  'violations.quantityOrInStock': undefined
  'violations.repeatedChoice': undefined
  'violations.repeatedOption': undefined
  'violations.required': undefined
  'violations.roomTwice': undefined
  'violations.roomWithoutCapacity': undefined
  'violations.row': undefined
  'violations.rowTableOrArea': undefined
  'violations.rulePart': { part: string }
  'violations.rulePartUnknown': { part: string }
  'violations.ruleTooLong': { most: number }
  'violations.ruleWithoutDates': undefined
  'violations.ruleWithoutEnd': undefined
  'violations.sameCategory': undefined
  'violations.sameMeasure': undefined
  'violations.sameMeasureAsTotal': undefined
  'violations.scopeHasNo': { group: string; namespace: string }
  'violations.seatFileLine': { line: number; trouble: string }
  'violations.seatIdTaken': undefined
  'violations.seatLabelTaken': undefined
  'violations.seatsNeeded': undefined
  'violations.seatsNotOfArea': undefined
  'violations.selectsAlone': { field: string }
  'violations.sixOptions': undefined
  'violations.slug': undefined
  'violations.sortForm': undefined
  'violations.spacesAlone': undefined
  'violations.stockFallsWithOrders': undefined
  'violations.strayBraces': undefined
  'violations.suggestionsNeedChoice': undefined
  'violations.summary': { description: string; field: string }
  'violations.summaryAndMore': { description: string; field: string; more: string }
  'violations.svgBroken': undefined
  'violations.svgOutsideSection': undefined
  'violations.svgShape': { shape: string }
  'violations.svgTransform': undefined
  'violations.svgWithoutSeats': undefined
  'violations.tagOrStage': undefined
  'violations.taxRate': undefined
  'violations.testClock': undefined
  'violations.text': undefined
  'violations.there': undefined
  'violations.thousandVariants': undefined
  'violations.ticketHeldUntilThen': undefined
  'violations.ticketOrParty': undefined
  'violations.tierEnds': undefined
  'violations.tiersNeedPrice': undefined
  'violations.timeZone': undefined
  'violations.tooFar': undefined
  'violations.tooLarge': undefined
  'violations.tooLong': undefined
  'violations.tooManyPeople': undefined
  'violations.tooManySeats': undefined
  'violations.trueOrFalse': undefined
  'violations.twiceInRequest': undefined
  'violations.type': { type: string }
  'violations.unchangeable': undefined
  'violations.unknownField': undefined
  'violations.unknownOption': undefined
  'violations.unknownPlaceholder': { placeholder: string }
  'violations.utf8': undefined
  'violations.uuid': undefined
  'violations.validJson': undefined
  'violations.validValue': undefined
  'violations.value': undefined
  'violations.webAddress': undefined
  'violations.wellFormed': undefined
  'violations.whatIsBought': undefined
  'violations.wholeAddress': undefined
  'violations.wholeNumber': undefined
  'violations.wholeNumberTo': { limit: string }
  'violations.width': undefined
  'violations.withOneOf': { values: string }
  'violations.withVariants': undefined
  'violations.withoutOtherPrices': undefined
  'violations.wrongForm': undefined
  'violations.yesOrNo': { value: string }
  'violations.zip': undefined
  'violations.zipSize': undefined
  'violations.zipUnpacks': undefined
  'violations.zoneOrOffset': undefined
}
