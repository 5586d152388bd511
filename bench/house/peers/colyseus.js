/** `node colyseus.js PORT`: Colyseus, in memory; everybody is sent the whole state, as in the others. */
import { Server, Room } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { place, setUp } from "./game.js";

const die = (sides) => Math.floor(Math.random() * sides);

class Dice extends Room {
  maxClients = 2;
  seats = new Map();

  onCreate() {
    this.game = setUp(2, die);
    this.setPatchRate?.(null);
    this.onMessage("move", (client, value) => {
      if (place(this.game, this.seats.get(client.sessionId), value, die)) this.broadcast("state", this.game);
    });
    this.onMessage("begin", (client) => client.send("state", this.game));
  }

  onJoin(client) {
    this.seats.set(client.sessionId, this.seats.size);
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define("dice", Dice);
server.listen(Number(process.argv[2]));
