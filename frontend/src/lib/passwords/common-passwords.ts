/**
 * Common passwords: from published lists of leaked ones, and popular choices in Poland (first names, towns, clubs,
 * pet names, keyboard rows). In lower case.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
haslo haslo1 haslo12 haslo123 haslo1234 hasło mojehaslo tajnehaslo nowehaslo polska polska1
polska12 polska123 polak warszawa krakow wroclaw poznan gdansk katowice lodz szczecin lublin
bialystok kielce rzeszow torun legia legiawarszawa wisla lech lechpoznan widzew ruchchorzow
kochamcie kocham kochanie kochamcie1 kocham1 misiek misiek1 misia misiaczek mis myszka myszka1
kotek kotek1 kicia piesek zabka slonce sloneczko slonko aniolek aniol skarb serce serduszko
ksiezniczka krolewna dupa dupa12 dupa123 dupadupa kurwa kurwamac chuj gowno marcin marcin1
mateusz mateusz1 michal michal1 lukasz tomek tomasz bartek bartosz kamil kamil1 dawid dawid1
daniel daniel1 patryk patryk1 piotrek piotr pawel pawel1 krzysiek krzysztof maciek maciej kuba
jakub adrian adrian1 damian damian1 sebastian szymon wojtek grzegorz artur robert rafal marek
mariusz andrzej jacek adam adam123 jan kasia kasia1 kasia123 katarzyna ania ania1 anna asia
joanna agnieszka aga magda magdalena monika monika1 karolina karolina1 natalia natalia1 paulina
paulina1 ola aleksandra ewa ewelina justyna justyna1 sylwia dominika dominika1 patrycja klaudia
klaudia1 weronika martyna martyna1 oliwia julia julia1 zuzia wiktoria wiktoria1 marta beata
iwona dorota malgorzata gosia basia barbara maria matka mamusia mama tata tatus rodzina dom
domek komputer internet samsung nokia lol lol123 lol123123 zaq1 zaq12wsx zaq1xsw2 zaq123 zaqwsx
zxcvbn zxcvbnm zxc123 qaz123 qazwsx qazwsxedc qazxsw qwe123 qweasd qweasdzxc qwer1234 qwert
qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwertyu qwertyuiop 1q2w3e 1q2w3e4r 1q2w3e4r5t
1qaz2wsx q1w2e3r4 asdasd asdf asdf1234 asdfgh asdfghjk asdfghjkl asd123 aaaaaa abc123 abcd1234
abcdef abcdefg a1b2c3 a123456 a1234567 password password1 password12 password123 passw0rd
p@ssw0rd p@ssword pass1234 pass123 admin admin1 admin123 administrator root root123 toor test
test1 test12 test123 test1234 testtest user user123 guest login welcome welcome1 welcome123
letmein letmein1 iloveyou iloveyou1 iloveu monkey dragon football baseball basketball soccer
master superman batman spiderman pokemon naruto shadow sunshine princess princess1 flower hello
hello123 freedom whatever trustno1 starwars killer ninja mustang ferrari mercedes bmw audi golf
michael jordan jordan23 jennifer jessica ashley charlie thomas george hunter hunter2 ranger
buster soccer1 hockey access secret secret1 changeme default google facebook facebook1 linkedin
minecraft matrix metallica slayer nirvana cheese chocolate czekolada truskawka malina jagoda
pomarancza banan wiosna lato jesien zima wakacje szkola szkola1 praca biuro firma firma123
sekret tajne niewiem niepamietam zapomnialem zapomnialam witam witaj czesc jestem jestemsuper
super superhaslo pilka pilkanozna realmadryt barcelona barca juventus chelsea arsenal liverpool
lewandowski messi ronaldo ronaldo7 bolek lolek reksio puchatek kubus kubuspuchatek kot pies azor
burek reks listownik listownik1 listownik123
`
    .trim()
    .split(/\s+/),
);
