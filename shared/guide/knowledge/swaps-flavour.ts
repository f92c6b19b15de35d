/** What can stand in for chilli, spices, herbs, meat and fish. Tables only. */
import { swaps } from './swap.ts'

export const FLAVOUR_MEAT_AND_FISH = swaps([
  [
    'chilli|red chilli|green chilli|fresh chilli|chillies',
    '¼ tsp chilli flakes or a pinch of cayenne for each, then taste.',
    'Not the same number of bird’s-eye chillies: they are many times hotter.',
  ],
  [
    'chilli flakes|dried chilli',
    'Half as much cayenne, or one fresh chilli for each ½ tsp.',
    'Not chilli powder mix: it has cumin and salt in it.',
  ],
  [
    'cayenne|cayenne pepper|chilli powder',
    'Twice as much hot paprika, or the same of chilli flakes.',
    'Not smoked paprika for heat.',
  ],
  [
    'smoked paprika|paprika',
    'The same amount of sweet paprika with a pinch of cumin.',
    'Not cayenne in the same amount.',
  ],
  [
    'cumin|ground cumin|cumin seeds',
    '1 tsp ground for 1¼ tsp seeds; or the same of ground coriander or curry powder.',
    'Not caraway in the same amount.',
  ],
  [
    'ground coriander|coriander seeds',
    'The same amount of ground cumin, half of it.',
    'Not the fresh leaf: it is another taste.',
  ],
  [
    'turmeric',
    'A third as much mild curry powder, or a pinch of saffron for the colour.',
    'Not twice as much: it turns bitter.',
  ],
  [
    'garam masala',
    '2 parts cumin, 2 parts coriander, 1 part cinnamon and pepper, and a pinch of clove.',
    'Not curry powder at the end of cooking: it tastes raw.',
  ],
  [
    'five spice|chinese five spice',
    'Equal pinches of cinnamon, clove, fennel and pepper, with star anise if you have it.',
    'Not mixed spice if it is sweet.',
  ],
  [
    'mixed spice',
    '2 parts cinnamon, 1 part nutmeg, ½ part ginger and clove.',
    'Not allspice alone in the same amount: use half.',
  ],
  [
    'cinnamon|ground cinnamon',
    'Half as much mixed spice, or a quarter as much nutmeg.',
    'Not where cinnamon names the dish.',
  ],
  [
    'nutmeg',
    'The same amount of mace, or half as much mixed spice.',
    'Not clove in the same amount.',
  ],
  [
    'cardamom',
    'Half cinnamon and half nutmeg, a little less in all.',
    'Not in a dish built on it.',
  ],
  [
    'saffron',
    'A good pinch of turmeric for the colour; nothing has its taste.',
    'Not more than a pinch: turmeric is bitter.',
  ],
  [
    'bay leaf|bay leaves|bay',
    'A sprig of thyme for each leaf, or leave it out.',
    'Not a handful of dried herbs.',
  ],
  [
    'parsley|flat leaf parsley',
    'The same amount of chervil or celery leaves, or half as much coriander; or 1 tsp dried for each tbsp fresh.',
    'Not dried scattered over at the end.',
  ],
  [
    'coriander|fresh coriander|coriander leaves',
    'The same amount of flat-leaf parsley with a squeeze of lime, or mint.',
    'Not ground coriander for the leaf.',
  ],
  [
    'basil',
    'The same amount of parsley with a little mint; or 1 tsp dried for each tbsp, cooked in.',
    'Not dried basil on a salad.',
  ],
  [
    'mint',
    'The same amount of basil or parsley; ½ tsp dried for each tbsp in a yoghurt sauce.',
    'Not mint sauce: it has vinegar.',
  ],
  [
    'dill',
    'The same amount of fennel tops or chives, or 1 tsp dried for each tbsp.',
    'Not dill seed.',
  ],
  [
    'thyme|rosemary|oregano|sage|marjoram|tarragon',
    'Any other of the woody herbs in the same amount (rosemary and sage: half); 1 tsp dried for each tbsp fresh.',
    'Not dried at the end: it needs 15 minutes in the pot.',
  ],
  [
    'chicken breast|chicken breasts',
    'The same weight of thigh fillets with 5 minutes more, turkey breast, or firm tofu.',
    'Not raw for cooked: cooked chicken only needs to be heated through.',
  ],
  [
    'chicken thighs|chicken thigh fillets|chicken thigh|chicken',
    'The same weight of breast, 5 minutes less; turkey thigh; or for vegetarians chickpeas, halloumi or tofu.',
    'Not breast in a long stew: it goes dry.',
  ],
  ['turkey', 'The same weight of chicken.', 'Not breast for leg without changing the time.'],
  [
    'beef mince|mince|minced beef',
    'The same weight of lamb, pork or turkey mince; or 1 tin lentils with 200 g chopped mushrooms for 400 g.',
    'Not very lean mince in burgers: dry.',
  ],
  [
    'braising steak|stewing beef|beef shin|chuck',
    'The same weight of shin, chuck, lamb shoulder or ox cheek.',
    'Not rump or sirloin: they toughen when stewed.',
  ],
  [
    'rump steak|sirloin|steak|bavette',
    'The same weight of sirloin, bavette or flat iron; pork fillet for a stir-fry.',
    'Not stewing steak for quick frying.',
  ],
  [
    'lamb|lamb mince',
    'The same weight of beef of the like cut; mutton needs longer.',
    'Not lean beef for a slow shoulder.',
  ],
  [
    'pork|pork chops|pork shoulder',
    'For chops, chicken thighs or veal; for shoulder, lamb shoulder or chicken legs.',
    'Not fillet for a slow roast.',
  ],
  [
    'bacon|pancetta|lardons|smoked bacon',
    'The same weight of chorizo or ham; without meat, smoked tofu or mushrooms with smoked paprika.',
    'Not cooked ham where the fat is for frying: add oil.',
  ],
  [
    'chorizo',
    'The same weight of bacon with ½ tsp smoked paprika for each 100 g.',
    'Not the slicing kind where it should cook and give fat.',
  ],
  [
    'ham|prosciutto|parma ham',
    'The same weight of another cooked or cured ham.',
    'Not raw bacon uncooked.',
  ],
  [
    'sausages|sausage|pork sausages',
    'The same number of vegetarian sausages (check the time), or 80 g mince each, shaped.',
    'Not cooked frankfurters in a casserole from the start.',
  ],
  [
    'salmon|salmon fillets',
    'The same weight of trout or arctic char; white fish, 2 minutes less.',
    'Not smoked salmon for fresh.',
  ],
  [
    'cod|haddock|white fish|pollock|hake',
    'The same weight of any of these, or coley.',
    'Not oily fish in a delicate sauce.',
  ],
  [
    'prawns|prawn|shrimp|king prawns',
    'The same weight of squid or firm white fish in chunks; cooked prawns go in at the end.',
    'Not for anyone with a shellfish allergy: use fish or tofu.',
  ],
  [
    'anchovies|anchovy|anchovy fillets',
    '1 tsp fish sauce or Worcestershire sauce for each two fillets; capers and miso without fish.',
    'Not fresh marinated anchovies in a sauce.',
  ],
  [
    'tofu',
    'The same weight of paneer or halloumi, tempeh or chickpeas.',
    'Not silken for firm in a pan.',
  ],
  [
    'fish fingers',
    'The same weight of breaded fish goujons, or strips of white fish in flour, egg and crumbs.',
    'Not unbreaded fish in a taco without a crisp coat.',
  ],
])
