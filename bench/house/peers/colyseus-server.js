/** Colyseus, in memory: `node colyseus-server.js PORT`. */
const { Room, Server } = require("@colyseus/core");
const { ArraySchema, defineTypes, Schema } = require("@colyseus/schema");
const { WebSocketTransport } = require("@colyseus/ws-transport");
const { begin, place, rollDice } = require("./las-vegas");

class Casino extends Schema {}
defineTypes(Casino, { notes: ["number"], dice: ["number"] });
class State extends Schema {}
defineTypes(State, {
  round: "number",
  turn: "number",
  money: ["number"],
  left: ["number"],
  roll: ["number"],
  casinos: [Casino],
  isOver: "boolean",
});

const die = () => 1 + Math.floor(Math.random() * 6);

/** The same fields, as the library watches them for changes. */
function schemaOf(game) {
  const casinos = game.casinos.map(({ notes, dice }) =>
    Object.assign(new Casino(), { notes: new ArraySchema(...notes), dice: new ArraySchema(...dice) }),
  );
  const lists = { money: new ArraySchema(0, 0), left: new ArraySchema(8, 8), roll: new ArraySchema() };
  return Object.assign(new State(), { ...game, ...lists, casinos: new ArraySchema(...casinos) });
}

function copyList(list, values) {
  values.forEach((value, index) => list[index] !== value && (list[index] = value));
  while (list.length > values.length) list.pop();
}

class Table extends Room {
  onCreate() {
    this.maxClients = 2;
    this.patchRate = null;
    this.game = begin();
    this.state = schemaOf(this.game);
    this.onMessage("place", (client, value) => this.place(this.clients.indexOf(client), value));
  }

  onJoin() {
    if (this.clients.length < 2) return;
    rollDice(this.game, die);
    setTimeout(() => this.ask(), 200);
  }

  place(player, value) {
    if (!place(this.game, player, value, die)) return;
    if (this.game.isOver) {
      this.game = begin();
      rollDice(this.game, die);
    }
    this.ask();
  }

  /** Tell what has changed, and whose turn it is. */
  ask() {
    const { state, game } = this;
    Object.assign(state, { round: game.round, turn: game.turn, isOver: game.isOver });
    copyList(state.money, game.money);
    copyList(state.left, game.left);
    copyList(state.roll, game.roll);
    game.casinos.forEach(({ notes, dice }, index) => {
      copyList(state.casinos[index].notes, notes);
      copyList(state.casinos[index].dice, dice);
    });
    this.broadcastPatch();
    this.clients[game.turn].send("turn", game.roll[0]);
  }
}

const server = new Server({ transport: new WebSocketTransport({ pingInterval: 0 }), greet: false });
server.define("table", Table);
server.listen(Number(process.argv[2])).then(() => console.log("open"));
