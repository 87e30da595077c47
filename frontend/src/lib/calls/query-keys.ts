/** Keys of the server's answers in the query cache; a key covers all keys that begin with it. */
export const queryKeys = {
  account: ['session', 'account'],
  usage: ['session', 'usage'],
  secondFactor: ['session', 'second-factor'],
  purchase: ['session', 'purchase'],
  history: ['history'],
  push: ['push'],
  mailReminders: ['mail-reminders'],
  /** Users and their counts, which every act of an administrator changes. */
  people: ['admin', 'people'],
  analytics: ['admin', 'analytics'],
} as const;
