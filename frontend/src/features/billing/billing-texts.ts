/** Sentences of specification section 8, "Billing". */
export const billingTexts = {
  noSession: 'Nie udało się utworzyć sesji płatności.',
  checkoutFailed: 'Wystąpił błąd podczas próby płatności. Spróbuj ponownie.',
  portalFailed: 'Wystąpił błąd. Spróbuj ponownie.',
  paid: 'Płatność zakończona pomyślnie! Twój plan został zaktualizowany.',
  canceled: 'Płatność została anulowana. Możesz spróbować ponownie w dowolnym momencie.',
} as const;
