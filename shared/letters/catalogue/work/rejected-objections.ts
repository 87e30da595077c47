import { kindOf, remedyOf } from '#shared/letters/catalogue/document-type.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import { words } from '#shared/letters/catalogue/recognition.ts';

import { rejects } from './penalty-words.ts';
import { employer } from './work.ts';

const { work } = law;

/** What an employer answers to an employee who objected to a penalty. */
export const rejectedObjectionTypes = [
  kindOf({
    ...employer,
    id: 'odrzucenie-sprzeciwu-od-kary',
    code: 'inne',
    label: 'Odrzucenie sprzeciwu od kary porządkowej',
    title: [
      words(
        18,
        'odrzuceni* sprzeciwu',
        'odrzuceni* * sprzeciwu',
        'nieuwzglednieni* sprzeciwu',
        'nieuwzglednieni* * sprzeciwu',
        'odpowiedz* na sprzeciw',
      ),
    ],
    act: [[rejects, 14]],
    body: [
      words(6, 'kar* porzadkow*', 'kar* nagany', 'kar* upomnienia', 'nagan*'),
      words(4, 'art. 112', 'sad* pracy'),
    ],
    remedy: remedyOf({
      name: 'pozew o uchylenie kary',
      term: { amount: 14, unit: 'days' },
      addressee: 'sąd rejonowy – sąd pracy',
      form: 'pozew przeciwko pracodawcy, z żądaniem i podpisem, w dwóch egzemplarzach',
      next: 'wyrok, potem apelacja',
      law: [work.penaltyCourt],
    }),
    level: 'MEDIUM',
    counsel: 'advised',
    duties: ['remedy', 'gather_evidence'],
    reply: 'penalty_suit',
    meaning:
      'Pracodawca odrzucił Twój sprzeciw od kary porządkowej. Drugiego sprzeciwu nie ma: możesz iść do sądu pracy.',
    consequence: 'Kara zostanie w aktach pracownika na rok.',
    law: [work.penaltyHearing, work.penaltyErased, work.noCourtFee],
    concernsMoney: false,
  }),
];
