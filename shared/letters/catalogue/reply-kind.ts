/**
 * The family of replies for a letter (`shared/letters/answering/replies`): the addressee, the remedy, and
 * what the reader may ask for instead. Code without a family for a kind does not compile.
 */
export const replyKinds = [
  // civil courts
  'payment_order', // nakaz zapłaty, postępowanie upominawcze
  'european_order', // europejski nakaz zapłaty: answered on form F
  'epu', // nakaz zapłaty e-Sądu
  'promissory_order', // nakaz zapłaty, postępowanie nakazowe
  'default_judgment', // wyrok zaoczny
  'judgment', // wyrok without reasons
  'judgment_with_reasons', // wyrok served with reasons: the term for the appeal runs
  'civil_order', // postanowienie or zarządzenie of a civil court with a zażalenie
  'lawsuit', // pozew with a call to answer
  'divorce', // pozew o rozwód or separację
  'alimony', // pozew o alimenty, also with zabezpieczenie
  'eviction', // pozew o opróżnienie lokalu
  'inheritance_case', // stwierdzenie nabycia spadku, dział spadku
  'claimant', // the reader sues and answers the other party
  'court_call', // wezwanie do braków, opłaty, zaliczki
  'hearing', // rozprawa or posiedzenie, the reader is a party
  'witness', // the reader is a witness or an expert
  'summons', // any other call to appear
  // bailiff
  'bailiff', // czynność komornika that fits none of the kinds below
  'bailiff_start', // zawiadomienie o wszczęciu egzekucji
  'bailiff_account', // zajęcie rachunku
  'bailiff_wage', // zajęcie wynagrodzenia, emerytury, renty
  'bailiff_movables', // zajęcie i licytacja ruchomości
  'bailiff_estate', // zajęcie, opis i oszacowanie, licytacja nieruchomości
  'bailiff_eviction', // wezwanie do opróżnienia lokalu
  'third_party', // seizure sent to an employer or another debtor of the debtor, by any authority
  'enforcing_creditor', // the bailiff calls on the creditor who requested the enforcement
  'asked_about_debtor', // the bailiff asks a third person about the debtor and seizes nothing
  // administrative enforcement
  'admin_enforcement', // tytuł wykonawczy, zajęcie: zarzut
  'enforcement_act', // only the skarga na czynność egzekucyjną
  // taxes
  'tax_decision',
  'local_tax', // podatek od nieruchomości, rolny, leśny, opłata za odpady
  'tax_order', // postanowienie with a zażalenie
  'tax_call', // czynności sprawdzające, wyjaśnienia, korekta
  'tax_evidence', // art. 200 OP: the last chance to comment on the evidence
  'tax_control_notice', // zamiar wszczęcia kontroli
  'tax_control_protocol', // protokół kontroli
  'fiscal_fine', // mandat karny skarbowy
  'reminder', // upomnienie for a sum of money
  'duty_reminder', // upomnienie for a duty other than money
  'tv_licence', // abonament RTV
  // ZUS, KRUS, NFZ
  'zus_decision',
  'zus_ruling', // orzeczenie lekarza orzecznika
  'zus_arrears',
  'zus_refund', // zwrot nienależnie pobranych
  'child_benefit', // 800+ and other benefits by KPA, to Prezes ZUS
  'krus_decision',
  // other offices
  'admin_decision',
  'admin_order', // postanowienie with a zażalenie
  'admin_call',
  'right_to_be_heard', // zawiadomienie before a decision: the reader may comment
  'office_claim', // an office demands money without a decision
  'final_decision', // second instance: skarga do WSA
  'single_instance', // UODO and similar: skarga do WSA at once
  'competition_decision', // UOKiK: odwołanie do SOKiK
  'reconsideration', // minister, SKO, rektor: wniosek o ponowne rozpatrzenie
  'benefit_refund', // zwrot świadczeń rodzinnych, z pomocy społecznej, funduszu alimentacyjnego
  'social_aid', // decyzja o pomocy społecznej
  'unemployment', // PUP
  'disability', // orzeczenie o niepełnosprawności
  'farm_payments', // ARiMR
  'demolition', // nakaz rozbiórki, wstrzymanie budowy
  'labour_order', // nakaz PIP
  'labour_inspection', // wystąpienie PIP
  'statistics', // GUS
  'military_call', // kwalifikacja wojskowa
  'statutory_fee', // UFG
  // offences and crimes
  'penal_order', // wyrok nakazowy
  'prosecution_order', // postanowienie prokuratora lub Policji
  'victim', // the reader may join the case beside the prosecutor
  'suspect', // wezwanie podejrzanego, obwinionego, osoby podejrzanej
  'driver_call', // wskazanie kierującego
  'ticket', // mandat
  'absent_ticket', // mandat zaoczny, left while the driver was away
  'court_fine', // wezwanie do zapłaty grzywny lub kosztów sądowych
  'foreign_fine', // mandat z zagranicy
  'indictment', // akt oskarżenia with a day in court
  'registrar_order', // orzeczenie referendarza sądowego
  'order_without_remedy', // postanowienie, na które nie służy zażalenie
  'student_removal', // skreślenie z listy studentów
  'pupil_removal', // skreślenie z listy uczniów
  'asset_list', // komornik żąda wykazu majątku
  // private letters
  'payment_demand',
  'assignment', // cesja
  'debt_register', // ostrzeżenie lub wpis w BIG
  'invoice', // rachunek before any demand
  'inheritance', // wierzyciel do spadkobiercy
  'insurer', // odmowa, część, akta
  'insurer_final', // odpowiedź na reklamację
  'insurer_recourse', // regres
  'bank_call', // wezwanie z art. 75c
  'bank_notice', // wypowiedzenie kredytu
  'bank_arrears', // a bank's letter about arrears
  'changed_tariff', // new fees or conditions: silence is consent
  'bank_letter', // any other letter of a bank
  'damage_claim', // a private person demands compensation for damage
  'appointment', // a hospital or a clinic sets the day of a visit
  'subsidy_refund', // PFR
  'telecom',
  'energy', // prąd, gaz, ciepło: wstrzymanie
  'water', // odcięcie wody
  'transport_fee', // opłata za brak biletu
  'parking_zone', // SPP
  'private_parking',
  'cooperative', // zaległe opłaty za mieszkanie
  'housing_fees', // zmiana opłat
  'overpayment', // a settlement that gives the reader money back
  'housing_settlement', // rozliczenie kosztów that asks for a payment
  'resolution', // uchwała wspólnoty
  'landlord', // wypowiedzenie najmu
  'deposit_settlement', // the landlord settles the deposit
  'settlement_offer', // an insurer or a firm offers a sum in exchange for the rest of the claim
  'tenant_leaves', // the tenant gives notice to the reader
  'vacate_demand', // wezwanie do opróżnienia bez wyroku
  'rent_rise',
  'termination', // wypowiedzenie innej umowy
  'bankruptcy_claim', // syndyk calls on the creditors to file claims
  'seller_complaint', // sklep odmawia reklamacji
  'contract',
  // work
  'dismissal', // wypowiedzenie umowy o pracę
  'summary_dismissal', // bez wypowiedzenia, art. 52
  'changed_terms', // wypowiedzenie zmieniające
  'mutual_end', // propozycja porozumienia stron
  'work_penalty', // kara porządkowa
  'work_certificate', // świadectwo pracy
  'employer_claim', // roszczenie pracodawcy
  // no dispute
  'favourable', // the letter grants what was asked for
  'information', // nothing has to be done
  'meeting', // zaproszenie, zebranie
  'scam',
  'named_remedy', // a remedy of a letter whose kind is unknown
  'unknown',
] as const;
export type ReplyKind = (typeof replyKinds)[number];
