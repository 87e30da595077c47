/** Free help by kind of letter; only institutions, because telephone numbers go out of date. */
export const freeHelp = {
  legal_aid: 'Nieodpłatna pomoc prawna – zapisy w starostwie lub urzędzie miasta',
  citizen_advice: 'Nieodpłatne poradnictwo obywatelskie, także dla osób zadłużonych',
  consumer: 'Powiatowy lub miejski rzecznik konsumentów',
  financial: 'Rzecznik Finansowy – porady i interwencje w sprawach z bankami i ubezpieczycielami',
  tax_info: 'Krajowa Informacja Skarbowa oraz sala obsługi urzędu skarbowego',
  zus: 'Doradca do spraw ulg i umorzeń w sali obsługi klientów ZUS',
  labour: 'Bezpłatne porady Państwowej Inspekcji Pracy',
  energy: 'Koordynator do spraw negocjacji przy Prezesie Urzędu Regulacji Energetyki',
  telecom: 'Centrum Informacji Konsumenckiej Urzędu Komunikacji Elektronicznej',
  court_office: 'Biuro obsługi interesantów sądu – informacja o terminach i formularzach',
  social: 'Ośrodek pomocy społecznej – zasiłek celowy, dodatek mieszkaniowy',
  police: 'Policja oraz zespół CERT Polska (zgłoszenie incydentu)',
} as const;

export type FreeHelpKey = keyof typeof freeHelp;
