import { titleCase } from './polish-case.ts';

/** Genitive of the words that open names of institutions, with their nominative. */
const nominatives: readonly (readonly [RegExp, string])[] = [
  [/^Samorządowego Kolegium Odwoławczego/i, 'Samorządowe Kolegium Odwoławcze'],
  [/^(?:właściwego )?Wojewódzkiego Sądu Administracyjnego/i, 'Wojewódzki Sąd Administracyjny'],
  [/^Naczelnego Sądu Administracyjnego/i, 'Naczelny Sąd Administracyjny'],
  [/^(?:właściwego )?Sądu Rejonowego/i, 'Sąd Rejonowy'],
  [/^(?:właściwego )?Sądu Okręgowego/i, 'Sąd Okręgowy'],
  [/^(?:właściwego )?Sądu Apelacyjnego/i, 'Sąd Apelacyjny'],
  [/^Dyrektora/i, 'Dyrektor'],
  [/^Naczelnika/i, 'Naczelnik'],
  [/^Ministra/i, 'Minister'],
  [/^Wojewody/i, 'Wojewoda'],
  [/^Marszałka/i, 'Marszałek'],
  [/^Starosty/i, 'Starosta'],
  [/^Burmistrza/i, 'Burmistrz'],
  [/^Wójta/i, 'Wójt'],
  [/^Prezydenta/i, 'Prezydent'],
  [/^Prezesa/i, 'Prezes'],
  [/^Głównego Inspektoratu/i, 'Główny Inspektorat'],
  [/^Szefa/i, 'Szef'],
  [/^Rektora/i, 'Rektor'],
  [/^Kierownika/i, 'Kierownik'],
  [/^Krajowej Izby Odwoławczej/i, 'Krajowa Izba Odwoławcza'],
  [/^Miejskiego Ośrodka/i, 'Miejski Ośrodek'],
  [/^Wojewódzkiego Zespołu/i, 'Wojewódzki Zespół'],
  [/^Powiatowego Zespołu/i, 'Powiatowy Zespół'],
  [/^SKO\b/, 'Samorządowe Kolegium Odwoławcze'],
  [/^prokuratora (?=Prokuratury)/i, 'Prokurator '],
  [/^prokuratora rejonowego/i, 'Prokurator Rejonowy'],
  [/^prokuratora okręgowego/i, 'Prokurator Okręgowy'],
  [/^Prokuratury Rejonowej/i, 'Prokuratura Rejonowa'],
  [/^Prokuratury Okręgowej/i, 'Prokuratura Okręgowa'],
];

/** A noun in apposition is declined too: "Sąd Okręgowy … – Sąd Pracy", "Minister właściwy". */
function withParts(name: string): string {
  return name
    .replace(/(?<=[-–,] )Sądu (?=Pracy|Ubezpieczeń|Gospodarcz)/u, 'Sąd ')
    .replace(/(?<=\b[IVX]{1,5} )Wydziału/u, 'Wydział')
    .replace(/(?<=\bWydział )(\p{L}+)ego\b/u, '$1y')
    .replace(/(?<=^Minister )właściwego/u, 'właściwy')
    .replace(/(?<=^(?:Wojewoda|Starosta|Marszałek) \p{Lu}\p{L}+[scz])kiego/u, 'ki');
}

/** Officers in the genitive, whatever adjectives stand around them. */
const officer =
  /^((?:\p{Lu}[\p{L}-]+ego ){0,3})(Inspektor|Lekarz|Komendant|Konserwator|Kurator|Prokurator|Geolog|Rzecznik)a((?: \p{Lu}\p{L}+ego)*)(?=$|[ ,.])/u;
/** "Krajowego Ośrodka": the adjective belongs to the noun behind it. */
const beforeNoun = /^ \p{Lu}\p{L}+[au](?:$|[ ,.])/u;

const inNominative = (adjectives: string) =>
  adjectives.replaceAll(/(?<=[kg]i)ego(?= |$)/gu, '').replaceAll(/ego(?= |$)/gu, 'y');

/** "Podkarpackiego Wojewódzkiego Lekarza Weterynarii": the officer and the adjectives that agree with it. */
function officerInNominative(phrase: string): string | null {
  const found = officer.exec(phrase);
  if (found === null) return null;
  const [whole, before = '', noun = '', after = ''] = found;
  const rest = phrase.slice(whole.length);
  const agreeing = beforeNoun.test(rest) ? after : inNominative(after);
  return `${inNominative(before)}${noun}${agreeing}${rest}`;
}

/** "Odwoławczej Komisji Stypendialnej": a commission and the adjectives around it. */
const commission = /^((?:\p{Lu}\p{L}+ej ){0,3})Komisji((?: \p{Lu}\p{L}+ej)*)(?=$|[ ,.])/u;
const feminine = (adjectives: string) =>
  adjectives.replaceAll(/(?<=[kg])iej(?= |$)|ej(?= |$)/gu, 'a');

/** An institution named in the genitive ("do Dyrektora Izby …") in the nominative; null when unknown. */
export function institutionInNominative(phrase: string): string | null {
  const office = officerInNominative(phrase);
  if (office !== null) return office;
  for (const [genitive, nominative] of nominatives) {
    if (genitive.test(phrase)) return withParts(phrase.replace(genitive, nominative));
  }
  const body = commission.exec(phrase);
  if (body !== null) {
    const [whole, before = '', after = ''] = body;
    return `${feminine(before)}Komisja${feminine(after)}${phrase.slice(whole.length)}`;
  }
  // "Lubuskiego Wojewódzkiego Inspektora …": the region's adjective before the organ
  const region = /^(\p{Lu}[\p{L}-]+[scz]k)iego (?=\p{L})/u.exec(phrase);
  if (region !== null) {
    const rest = institutionInNominative(phrase.slice(region[0].length));
    return rest === null ? null : `${region[1] ?? ''}i ${rest}`;
  }
  return null;
}

/** Nominative of the nouns in names of institutions, with their genitive. */
export const genitives: Readonly<Record<string, string>> = {
  Naczelnik: 'Naczelnika',
  Dyrektor: 'Dyrektora',
  Minister: 'Ministra',
  Wojewoda: 'Wojewody',
  Marszałek: 'Marszałka',
  Starosta: 'Starosty',
  Burmistrz: 'Burmistrza',
  Wójt: 'Wójta',
  Prezydent: 'Prezydenta',
  Prezes: 'Prezesa',
  Komendant: 'Komendanta',
  Kierownik: 'Kierownika',
  Komornik: 'Komornika',
  Inspektor: 'Inspektora',
  Lekarz: 'Lekarza',
  Konserwator: 'Konserwatora',
  Inspektorat: 'Inspektoratu',
  Szef: 'Szefa',
  Rektor: 'Rektora',
  Prokurator: 'Prokuratora',
  Zakład: 'Zakładu',
  Oddział: 'Oddziału',
  Urząd: 'Urzędu',
  Sąd: 'Sądu',
  Zespół: 'Zespołu',
  Ośrodek: 'Ośrodka',
  Fundusz: 'Funduszu',
  Kolegium: 'Kolegium',
  Centrum: 'Centrum',
  Biuro: 'Biura',
  Kasa: 'Kasy',
  Agencja: 'Agencji',
  Komenda: 'Komendy',
  Komisariat: 'Komisariatu',
  Komisja: 'Komisji',
  Prokuratura: 'Prokuratury',
  Straż: 'Straży',
  Inspekcja: 'Inspekcji',
  Spółdzielnia: 'Spółdzielni',
  Wspólnota: 'Wspólnoty',
  Gmina: 'Gminy',
  Izba: 'Izby',
  Uniwersytet: 'Uniwersytetu',
  Politechnika: 'Politechniki',
  Akademia: 'Akademii',
  Uczelnia: 'Uczelni',
  Szkoła: 'Szkoły',
  Kurator: 'Kuratora',
  Zarząd: 'Zarządu',
  Towarzystwo: 'Towarzystwa',
  Przedsiębiorstwo: 'Przedsiębiorstwa',
  Bank: 'Banku',
  Skład: 'Składu',
  Fundacja: 'Fundacji',
  Stowarzyszenie: 'Stowarzyszenia',
  Spółka: 'Spółki',
  Poczta: 'Poczty',
};

/** Nouns in the genitive that look like adjectives: "Wójt Gminy". */
const ofWhat: ReadonlySet<string> = new Set(Object.values(genitives));

/** An adjective of an institution's name in the genitive: "Powiatowy" → "Powiatowego", "Samorządowe" → … */
function adjectiveInGenitive(word: string): string | null {
  // "ZUS Oddział w Kielcach": an abbreviation is not declined.
  if (/^\p{Lu}{2,6}$/u.test(word) || /^[IVX]+$/.test(word)) return word;
  if (!/^\p{Lu}[\p{L}-]+(?:y|i|e|a)$/u.test(word)) return null;
  if (word.endsWith('a')) return `${word.slice(0, -1)}ej`;
  if (word.endsWith('y')) return `${word.slice(0, -1)}ego`;
  if (word.endsWith('i')) return `${word}ego`;
  return `${word}go`;
}

/** "Starosta Krośnieński Powiatowy Urząd Pracy …": the head of the office, then the office with its own adjective. */
const secondBody =
  /(?<=^(?:Starosta|Prezydent|Burmistrz|Wójt)\b.{3,40}) (?:Powiatowy|Miejski|Gminny|Miejsko-Gminny) (?:Urząd|Ośrodek|Zarząd|Zespół)\b.*$/u;

/**
 * An institution's name in the genitive ("Naczelnik Urzędu …" → "Naczelnika Urzędu …"): the leading
 * adjectives, the noun and the words that agree with it; null when the noun is unknown.
 */
export function institutionInGenitive(name: string): string | null {
  const second = secondBody.exec(name);
  if (second !== null) {
    const both = [name.slice(0, second.index), second[0].trim()].map(institutionInGenitive);
    return both.includes(null) ? null : both.join(', ');
  }
  const words = name.split(' ');
  const noun = words.findIndex((word) => word in genitives);
  if (noun < 0 || noun > 3) return null;
  const declined = words.slice(0, noun).map(adjectiveInGenitive);
  if (declined.includes(null)) return null;
  const after = words.slice(noun + 1);
  const agreeing = after.findIndex(
    (word) => !/^\p{Lu}[\p{L}-]+(?:owy|ny|[csz]ki|cze|wa)$/u.test(word) || ofWhat.has(word),
  );
  const cut = agreeing < 0 ? after.length : agreeing;
  return [
    ...declined,
    genitives[words[noun] ?? ''],
    ...after.slice(0, cut).map((word) => adjectiveInGenitive(word) ?? word),
    ...after.slice(cut),
  ]
    .join(' ')
    .replace(/(?<= )Oddział (?=we? )/u, 'Oddziału ')
    .replace(/(?<= )Oddział (Regionalny|Wojewódzki)(?= |$)/iu, (_, kind: string) =>
      `Oddziału ${titleCase(kind)}`.replace(/y$/u, 'ego').replace(/i$/u, 'iego'),
    )
    .replace(/(?<= )Placówka Terenowa(?= |$)/iu, 'Placówki Terenowej');
}
