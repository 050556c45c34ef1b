import type { Family } from '#core/suspects/signature.ts'

export const messaging: Family = {
  signatures: [
    {
      id: 'nats-waitformsgs',
      per: 'object',
      title: 'NATS async subscription not unsubscribed / connection not closed',
      modules: ['github.com/nats-io/nats.go'],
      match: {
        frames: ['github.com/nats-io/nats.go.(*Conn).waitForMsgs'],
        blocking: true,
        states: ['sync.Cond.Wait'],
      },
      lines: [
        { file: 'nats.go', line: 2178, versions: 'v1.10.0', what: 'Cond.Wait' },
        { file: 'nats.go', line: 3048, versions: 'v1.10.0', what: 'go statement' },
        { file: 'nats.go', line: 2686, versions: 'v1.16.0', what: 'Cond.Wait' },
        { file: 'nats.go', line: 3946, versions: 'v1.16.0', what: 'go statement' },
        { file: 'nats.go', line: 3003, versions: 'v1.31.0', what: 'Cond.Wait' },
        { file: 'nats.go', line: 4256, versions: 'v1.31.0', what: 'go statement' },
        { file: 'nats.go', line: 3113, versions: 'v1.37.0', what: 'Cond.Wait' },
        { file: 'nats.go', line: 4368, versions: 'v1.37.0', what: 'go statement' },
        { file: 'nats.go', line: 2943, versions: 'v1.31.0', what: 'readLoop of the connection' },
        { file: 'nats.go', line: 3332, versions: 'v1.31.0', what: 'flusher of the connection' },
        { file: 'nats.go', line: 1530, versions: 'v1.31.0', what: 'go statement of asyncCBDispatcher' },
      ],
      createdBy: [{ function: 'github.com/nats-io/nats.go.(*Conn).subscribeLocked', file: 'nats.go' }],
      cause:
        'There is one per callback subscription: request/reply code that subscribes to an inbox per request without Unsubscribe or AutoUnsubscribe leaks it. An unclosed connection also keeps readLoop, flusher and asyncCBDispatcher.',
      affected: 'All versions.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: '`sub.Unsubscribe()`; `nc.Close()` or Drain.',
      healthyWhen: 'One per asynchronous subscription, plus three other goroutines per connection.',
      evidence: ['https://github.com/nats-io/nats.go/blob/v1.31.0/nats.go#L2985'],
    },
    {
      id: 'amqp-notifyclose-block',
      title: 'AMQP connection/channel shutdown blocked on an unread NotifyClose channel',
      modules: ['github.com/streadway/amqp', 'github.com/rabbitmq/amqp091-go'],
      match: {
        frames: [
          'github.com/streadway/amqp.(*Connection).shutdown.func*',
          'github.com/rabbitmq/amqp091-go.(*Connection).shutdown.func*',
          'github.com/streadway/amqp.(*Channel).shutdown.func*',
          'github.com/rabbitmq/amqp091-go.(*Channel).shutdown.func*',
        ],
        blocking: true,
        states: ['chan send'],
      },
      lines: [
        { file: 'connection.go', line: 395, versions: 'streadway/amqp v1.0.0', what: '`c <- err`' },
        { file: 'connection.go', line: 400, versions: 'streadway/amqp v1.0.0', what: '`c.errors <- err`' },
        {
          file: 'channel.go',
          line: 104,
          versions: 'streadway/amqp v1.0.0',
          what: 'channel shutdown send (also 114)',
        },
        {
          file: 'channel.go',
          line: 103,
          versions: 'amqp091-go v1.1.0',
          what: 'channel shutdown send (also 113)',
        },
        {
          file: 'channel.go',
          line: 288,
          versions: 'streadway/amqp v1.0.0',
          what: 'flow, cancel and return notifications (288, 296, 305)',
        },
        { file: 'connection.go', line: 609, versions: 'amqp091-go v1.10.0', what: 'send (also 611)' },
        { file: 'connection.go', line: 634, versions: 'amqp091-go v1.11.0', what: 'send (also 636)' },
        {
          file: 'connection.go',
          line: 765,
          versions: 'amqp091-go v1.12.0',
          what: 'select instead (also 773, 782)',
        },
      ],
      createdBy: [
        { function: 'github.com/streadway/amqp.(*Connection).Close' },
        { function: 'github.com/streadway/amqp.(*Connection).reader' },
      ],
      cause:
        'Listeners registered with `NotifyClose(make(chan *Error))` (unbuffered) that nobody reads block the shutdown while locks are held. Close callers, readers and the heartbeater then stay.',
      affected: 'streadway/amqp: all; amqp091-go up to v1.11.0.',
      range: { module: 'github.com/rabbitmq/amqp091-go', introduced: null, fixed: 'v1.12.0' },
      fixed: 'amqp091-go v1.12.0 (select with a helper goroutine).',
      remedy: 'Use notify channels with a buffer of 1 and keep reading until they are closed.',
      evidence: [
        'https://github.com/ThreeDotsLabs/watermill-amqp/issues/14',
        'https://github.com/rabbitmq/amqp091-go/issues/59',
        'https://github.com/knative-extensions/eventing-rabbitmq/issues/1369',
        'https://github.com/streadway/amqp/blob/v1.0.0/connection.go#L395',
      ],
    },
    {
      id: 'amqp-consumer-buffer',
      per: 'object',
      heldBy: 'reader',
      title: 'AMQP consumer buffer goroutines after channel close',
      modules: ['github.com/streadway/amqp', 'github.com/rabbitmq/amqp091-go'],
      match: {
        frames: [
          'github.com/streadway/amqp.(*consumers).buffer',
          'github.com/rabbitmq/amqp091-go.(*consumers).buffer',
        ],
        blocking: true,
        states: ['select'],
      },
      lines: [
        { file: 'consumers.go', line: 65, versions: 'streadway/amqp v1.0.0', what: 'select' },
        { file: 'consumers.go', line: 97, versions: 'streadway/amqp v1.0.0', what: 'go statement' },
        { file: 'consumers.go', line: 64, versions: 'amqp091-go v1.1.0', what: 'select' },
        { file: 'consumers.go', line: 96, versions: 'amqp091-go v1.1.0', what: 'go statement' },
        { file: 'consumers.go', line: 85, versions: 'amqp091-go v1.14.0', what: 'select' },
        { file: 'consumers.go', line: 145, versions: 'amqp091-go v1.14.0', what: 'go statement' },
      ],
      createdBy: [
        { function: 'github.com/streadway/amqp.(*consumers).add', file: 'consumers.go', line: 97 },
        { function: 'github.com/rabbitmq/amqp091-go.(*consumers).add', file: 'consumers.go' },
      ],
      cause:
        'Deliveries that the application does not read keep the buffer goroutine and all unacknowledged messages in memory. Before PR 290 this held also after the channel was closed (heap top: `(*Channel).recvContent`).',
      affected: 'After channel close: before September 2017 (v1.0 contains the fix).',
      fixed: 'PR 290 (after channel close); reading deliveries is up to the caller.',
      remedy: 'Cancel the consumer and drain its deliveries; set the Qos prefetch.',
      healthyWhen: 'One per consumer.',
      evidence: [
        'https://github.com/streadway/amqp/issues/264',
        'https://github.com/streadway/amqp/issues/290',
        'https://github.com/streadway/amqp/blob/v1.0.0/consumers.go#L54',
      ],
    },
    {
      id: 'amqp-heartbeater-reader',
      title: 'AMQP reader blocked on c.deadlines after heartbeater exit',
      modules: ['github.com/streadway/amqp'],
      match: {
        frames: ['github.com/streadway/amqp.(*Connection).reader'],
        blocking: true,
        states: ['chan send'],
      },
      lines: [
        { file: 'connection.go', line: 531, versions: 'v1.0.0', what: '`c.deadlines <- conn`' },
        { file: 'connection.go', line: 531, versions: 'v1.1.0', what: 'select instead' },
      ],
      createdBy: [{ function: 'github.com/streadway/amqp.Open' }],
      cause: 'Race on close: the heartbeater, the only receiver of `c.deadlines`, has already exited.',
      affected: 'v1.0.0 and earlier.',
      range: { module: 'github.com/streadway/amqp', introduced: null, fixed: 'v1.1.0' },
      fixed: 'v1.1.0 and amqp091-go 1.1.0 (select).',
      remedy: 'Upgrade to amqp091-go.',
      evidence: [
        'https://github.com/streadway/amqp/blob/v1.0.0/connection.go#L531',
        'https://github.com/streadway/amqp/blob/v1.1.0/connection.go#L531',
      ],
    },
    {
      id: 'pulsar-producer-partition-discovery',
      per: 'object',
      title: 'Pulsar producer/consumer partition discovery goroutine',
      modules: ['github.com/apache/pulsar-client-go'],
      match: {
        frames: ['github.com/apache/pulsar-client-go/pulsar.newProducer.func*'],
        blocking: true,
        states: ['chan receive'],
      },
      lines: [
        { file: 'pulsar/producer_impl.go', line: 98, versions: 'v0.1.1', what: '`for range p.ticker.C`' },
        { file: 'pulsar/producer_impl.go', line: 97, versions: 'v0.1.1', what: 'go statement' },
      ],
      createdBy: [
        {
          function: 'github.com/apache/pulsar-client-go/pulsar.newProducer',
          file: 'pulsar/producer_impl.go',
          line: 97,
        },
      ],
      cause:
        '`ticker.Stop` does not end the range loop: each producer leaks one goroutine and the partition producers that it keeps alive. The nack tracker and the consumer close had similar leaks.',
      affected: 'v0.1.x.',
      range: { module: 'github.com/apache/pulsar-client-go', introduced: 'v0.1.0', fixed: 'v0.2.0' },
      fixed: 'v0.2.0 (PR 331); nack tracker PR 418 (v0.4); consumer close v0.9.',
      remedy: 'Upgrade; close producers.',
      healthyWhen: 'One per partitioned producer.',
      evidence: [
        'https://github.com/apache/pulsar-client-go/commit/65cb19a7',
        'https://github.com/apache/pulsar-client-go/issues/418',
      ],
    },
    {
      id: 'rocketmq-client-start-fail',
      per: 'object',
      title: 'RocketMQ push consumer start failure leaks client goroutines',
      modules: ['github.com/apache/rocketmq-client-go/v2'],
      match: {
        frames: ['github.com/apache/rocketmq-client-go/v2/internal.(*rmqClient).Start.func*'],
        blocking: true,
        states: ['select'],
      },
      lines: [
        { file: 'internal/client.go', line: 276, versions: 'v2.0.0', what: 'select, created at 266' },
        { file: 'internal/client.go', line: 301, versions: 'v2.0.0', what: 'select, created at 290' },
        { file: 'internal/client.go', line: 325, versions: 'v2.0.0', what: 'select, created at 313' },
        { file: 'internal/client.go', line: 357, versions: 'v2.0.0', what: 'select, created at 338' },
        { file: 'internal/client.go', line: 373, versions: 'v2.0.0', what: 'select, created at 369' },
      ],
      createdBy: [
        {
          function: 'github.com/apache/rocketmq-client-go/v2/internal.(*rmqClient).Start.func*',
          file: 'internal/client.go',
        },
      ],
      cause:
        'Start returned an error (for example a missing topic route) after it had started about five loops, and did not shut the consumer down. Retry loops in applications multiply it.',
      affected: 'Up to v2.1.1.',
      range: { module: 'github.com/apache/rocketmq-client-go/v2', introduced: null, fixed: 'v2.1.2' },
      fixed: 'v2.1.2 (PR 885).',
      remedy: 'Upgrade; call `Shutdown()` when Start returns an error.',
      healthyWhen: 'About five per client id, plus the loops of each consumer.',
      evidence: [
        'https://github.com/apache/rocketmq-client-go/issues/885',
        'https://github.com/apache/rocketmq-client-go/commit/43edd17',
      ],
    },
    {
      id: 'nacos-client-goroutines',
      per: 'object',
      title: 'Nacos SDK clients created repeatedly / CloseClient ineffective',
      modules: ['github.com/nacos-group/nacos-sdk-go', 'github.com/nacos-group/nacos-sdk-go/v2'],
      match: {
        frames: [
          'github.com/nacos-group/nacos-sdk-go/v2/clients/naming_client.(*ServiceInfoUpdater).asyncUpdateService',
          'github.com/nacos-group/nacos-sdk-go/clients/config_client.(*ConfigClient).delayScheduler',
        ],
        blocking: false,
        states: ['sleep', 'select'],
      },
      lines: [
        { file: 'clients/naming_client/service_info_updater.go', line: 51, versions: 'v2.1.1', what: 'select' },
        {
          file: 'clients/naming_client/service_info_updater.go',
          line: 71,
          versions: 'v2.1.1 - v2.2.0',
          what: 'Sleep',
        },
        {
          file: 'clients/config_client/config_client.go',
          line: 82,
          versions: 'v1.1.0',
          what: 'go statement (also 361)',
        },
        {
          file: 'rpc_client.go',
          line: 170,
          versions: 'v2.0.0',
          what: 'go statement of `(*RpcClient).Start.func*` (also 177)',
        },
      ],
      createdBy: [
        { function: 'github.com/nacos-group/nacos-sdk-go/v2/clients.NewNamingClient' },
        { function: 'github.com/nacos-group/nacos-sdk-go/v2/clients.NewConfigClient' },
        { function: 'github.com/nacos-group/nacos-sdk-go/clients.NewConfigClient' },
      ],
      cause:
        'Each NewNamingClient or NewConfigClient starts updater, rpc, health and listener loops. Before v2.1.1 the config client had no context and CloseClient did not stop the loops; the naming updater still slept in its loop in v2.2.0.',
      affected: 'v1.x and v2.0.x (config client); the naming updater through v2.2.0.',
      fixed: 'PR 523 (config client context, in v2.1.1); commit a132a9d on master after v2.2.0.',
      remedy: 'Make the clients singletons; upgrade.',
      healthyWhen: 'About five to eight goroutines per client.',
      evidence: [
        'https://github.com/nacos-group/nacos-sdk-go/commit/12fd1e3',
        'https://github.com/nacos-group/nacos-sdk-go/commit/a132a9d',
        'https://github.com/nacos-group/nacos-sdk-go/issues/297',
      ],
    },
    {
      id: 'paho-mqtt-workers',
      title: 'MQTT client comms workers after a failed/raced connect',
      modules: ['github.com/eclipse/paho.mqtt.golang'],
      match: {
        frames: [
          'github.com/eclipse/paho.mqtt.golang.startIncomingComms.func*',
          'github.com/eclipse/paho.mqtt.golang.startIncoming.func*',
        ],
        blocking: true,
        states: ['chan send'],
      },
      lines: [
        { file: 'net.go', line: 122, versions: 'v1.4.3', what: 'go statements (122, 164, 264, 406)' },
        { file: 'net.go', line: 129, versions: 'v1.4.3', what: 'sends (129, 136, 192, 224, 298, 409-417)' },
      ],
      createdBy: [{ function: 'github.com/eclipse/paho.mqtt.golang.startComms', file: 'net.go' }],
      cause:
        'A disconnect during connectionUp left the comms goroutines without a receiver (issue 675). A blocking message handler with OrderMatters = true stalls the whole client.',
      affected: 'Up to v1.4.3.',
      range: { module: 'github.com/eclipse/paho.mqtt.golang', introduced: null, fixed: 'v1.5.0' },
      fixed: 'v1.5.0 (commit 71f9814).',
      remedy: 'Upgrade; never block in handlers (use goroutines or set Order to false).',
      healthyWhen:
        'About six goroutines per connected client; the reader is then in IO wait, not in chan send.',
      evidence: [
        'https://github.com/eclipse/paho.mqtt.golang/commit/71f9814',
        'https://github.com/eclipse/paho.mqtt.golang/blob/v1.4.3/net.go#L115',
      ],
    },
  ],
  benign: [
    {
      id: 'nats-conn-set',
      per: 'connection',
      match: {
        frames: [
          'github.com/nats-io/nats.go.(*Conn).readLoop',
          'github.com/nats-io/nats.go.(*Conn).flusher',
          'github.com/nats-io/nats.go.(*asyncCallbacksHandler).asyncCBDispatcher',
        ],
        blocking: false,
        states: ['IO wait', 'chan receive', 'sync.Cond.Wait'],
      },
      why: 'Per NATS connection; plus 1 waitForMsgs per async subscription.',
      expected: '3, plus subscriptions.',
      evidence: ['https://github.com/nats-io/nats.go/blob/v1.31.0/nats.go'],
    },
  ],
}
