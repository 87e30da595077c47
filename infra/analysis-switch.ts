/** Name of a stage's function that holds analyses back, so that it is found without asking anybody. */
export const analysisSwitchOf = (stage: string) => `listownik-${stage}-switch-analyses`;
