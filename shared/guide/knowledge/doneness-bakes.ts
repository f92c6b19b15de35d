/** When bakes, sauces, soups and sweets are done: tests by eye, hand and ear. Tables only. */
import { doneness } from './doneness-entry.ts'

export const BAKES = doneness([
  [
    'cake|cakes|lemon drizzle loaf|tea loaf|sponge|sponge cake|loaf cake|drizzle loaf|lemon drizzle|drizzle cake|banana bread|toffee pudding|sticky toffee pudding',
    'A cake is done when it is golden, shrinks from the sides, springs back under a finger and a skewer in the middle comes out clean.',
    'Do not open the door before three quarters of the time; check the middle, not the edge.',
    '',
  ],
  [
    'muffin|muffins|cupcake|cupcakes|fairy cakes',
    'They are done when they are domed and spring back, and a skewer comes out clean.',
    '15 to 20 minutes at 180 °C (160 °C fan); muffins up to 25.',
    '',
  ],
  [
    'brownie|brownies',
    'Brownies are done when the top is cracked and papery, the edges are set and the middle still wobbles a little; a skewer shows moist crumbs, not wet batter.',
    'Take them out early: they set as they cool.',
    '',
  ],
  [
    'biscuit|biscuits|cookie|cookies|shortbread',
    'Biscuits are done when they are golden at the edge and still soft in the middle; they firm up as they cool.',
    '10 to 14 minutes at 180 °C (160 °C fan).',
    '',
  ],
  [
    'flapjack|flapjacks',
    'Flapjacks are done when they are golden at the edge and still soft in the middle.',
    '20 to 25 minutes at 180 °C (160 °C fan).',
    '',
  ],
  [
    'scone|scones',
    'Scones are done when they are risen, golden and sound hollow underneath.',
    '10 to 12 minutes at 220 °C (200 °C fan).',
    '',
  ],
  [
    'bread|loaf|bread rolls|sourdough|focaccia',
    'Bread is done when it is deep golden and sounds hollow when you knock on its base.',
    'A 500 g flour loaf takes 30 to 35 minutes at 220 °C (200 °C fan), rolls 15.',
    'About 95 °C in the middle.',
  ],
  [
    'flatbread|flatbreads|naan',
    'A flatbread is done when it has puffed up and is freckled with brown on both sides, with no doughy grey patches.',
    'About 1 to 2 minutes a side in a very hot dry pan.',
    '',
  ],
  [
    'pancake|pancakes|crêpe|drop scones',
    'Turn a pancake when bubbles cover the top and the edge looks dry; it is done when the underside is golden and the middle springs back.',
    '1½ to 2 minutes a side.',
    '',
  ],
  [
    'yorkshire pudding|yorkshire puddings|toad in the hole',
    'They are done when they are high, crisp and deep brown; pale ones collapse.',
    '20 to 25 minutes at 220 °C, with the door kept shut.',
    '',
  ],
  [
    'pie|pies|chicken pie|pastry|tart|tarts|puff pastry|shortcrust|sausage rolls',
    'Pastry is done when it is evenly golden and crisp, underneath too, and the filling bubbles.',
    '25 to 40 minutes at 200 °C (180 °C fan).',
    'A filling with meat must be steaming hot in the middle, 75 °C.',
  ],
  [
    'cottage pie|shepherds pie|fish pie',
    'It is done when the top is golden, the filling bubbles up at the sides and the middle is piping hot.',
    '25 to 30 minutes at 200 °C (180 °C fan); 10 to 15 more from the fridge.',
    'The middle should be steaming hot, 75 °C.',
  ],
  [
    'crumble|apple crumble|cobbler',
    'A crumble is done when the top is golden and crisp and juice bubbles up round the edge.',
    '35 to 45 minutes at 180 to 190 °C.',
    '',
  ],
  [
    'gratin|dauphinoise|moussaka|vegetable bake|mozzarella bake|the bake',
    'It is done when a knife slides through every layer, the top is golden and the sauce bubbles.',
    '25 minutes if the layers are cooked already, 1 to 1¼ hours if they are raw.',
    '',
  ],
  [
    'custard|crème caramel|baked custard',
    'Poured custard is done when it coats the back of a spoon; a baked one when the edge is set and the middle trembles.',
    'Poured custard thickens at about 80 °C and scrambles not far above.',
    '',
  ],
  [
    'cheesecake',
    'A baked cheesecake is done when the edge is set and the middle still wobbles like jelly.',
    'Leave it in the switched-off oven with the door ajar so that it does not crack.',
    '',
  ],
  [
    'meringue|meringues|pavlova',
    'Meringue is done when it is dry outside and lifts off the paper in one piece.',
    '1 to 1½ hours at 120 °C (100 °C fan); let it cool in the oven.',
    '',
  ],
  [
    'caramel|toffee|fudge',
    'Caramel is done at a deep amber; take it off the heat a shade early.',
    'About 170 °C; fudge is 115 °C, toffee 140 to 150 °C.',
    '',
  ],
  [
    'jam|marmalade',
    'Jam is done when a drop on a cold plate wrinkles as you push it.',
    'Setting point is about 105 °C.',
    '',
  ],
  [
    'whipped cream|cream',
    'Whipped cream is done at soft peaks: the tip bends over when you lift the whisk. Stop early; folding stiffens it.',
    '2 to 3 minutes by hand mixer.',
    '',
  ],
  [
    'white sauce|cheese sauce|sauce|gravy',
    'A sauce is done when it coats the back of a spoon and a finger leaves a clear line.',
    'Simmer a flour-thickened sauce for at least 3 minutes so that it does not taste of flour.',
    '',
  ],
  [
    'soup',
    'A vegetable soup is done when every piece crushes against the side of the pan.',
    '15 to 20 minutes at a simmer for 2 cm pieces.',
    '',
  ],
  [
    'curry|casserole|stew|chilli con carne|bean chilli',
    'It is done when what is in it is tender, the sauce clings to a spoon and the taste has rounded off.',
    'Bubble it without a lid if it is still thin.',
    '',
  ],
])
